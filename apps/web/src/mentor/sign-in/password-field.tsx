// The password of the mentor's own sign-in page, old or new, in its words.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { PasswordField as LabelledPassword } from "../../ui/password-field.tsx";
import type { TextFieldProps } from "../../ui/text-field.tsx";

export interface SignInPasswordFieldProps extends Omit<TextFieldProps, "label" | "type" | "end"> {
  /** A password that is being chosen: says what it needs. */
  readonly isNew: boolean;
}

/** One labelled input and the eye beside it. */
export function SignInPasswordField({ isNew, ...input }: SignInPasswordFieldProps): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <LabelledPassword
      {...input}
      label={t("signIn.password")}
      hint={isNew ? t("signIn.newPasswordHint") : undefined}
      name="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      eye={{ show: t("signIn.showPassword"), hide: t("signIn.hidePassword") }}
    />
  );
}
