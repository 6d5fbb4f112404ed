// A password that can be looked at, old or new.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { TextFieldProps } from "../../ui/text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "label"> {
  /** A password that is being chosen: says what it needs. */
  readonly isNew: boolean;
}

/** One labelled input and the eye beside it. */
export function PasswordField({ isNew, ...input }: PasswordFieldProps): ReactElement {
  const { t } = useTranslation("mentor");
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...input}
      label={t("signIn.password")}
      hint={isNew ? t("signIn.newPasswordHint") : undefined}
      type={shown ? "text" : "password"}
      name="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      end={
        <IconButton
          label={t(shown ? "signIn.hidePassword" : "signIn.showPassword")}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eyeOff" : "eye"} />
        </IconButton>
      }
    />
  );
}
