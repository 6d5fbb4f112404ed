// A password that can be looked at while it is typed.
import { useState } from "react";
import type { ReactElement } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end"> {
  /** What the eye beside it does. */
  readonly eye: { readonly show: string; readonly hide: string };
}

/** One labelled input and the eye beside it. */
export function PasswordField({ eye, ...input }: PasswordFieldProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...input}
      type={shown ? "text" : "password"}
      end={
        <IconButton label={shown ? eye.hide : eye.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon name={shown ? "eyeOff" : "eye"} />
        </IconButton>
      }
    />
  );
}
