// How this account is entered: the two doors to changing its password and to signing out everywhere.
import type { PasswordState } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";

/** One of the doors. */
export type AccessDoor = "password" | "everywhere";

/** «Вход». `password` is null until it is known. */
export function AccessSection(props: {
  readonly password: PasswordState | null;
  /** The door that was just come back from: it has the focus again. */
  readonly cameFrom: AccessDoor | null;
  readonly onOpen: (door: AccessDoor) => void;
}): ReactElement {
  const { t } = useTranslation();
  const { password, cameFrom, onOpen } = props;
  return (
    <section aria-labelledby="access-title" className="grid gap-3">
      <h3 id="access-title" className="font-title text-base font-semibold">
        {t("account.accessTitle")}
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          busy={password === null}
          autoFocus={cameFrom === "password"}
          onClick={() => onOpen("password")}
        >
          <Icon name="lock" />
          {t(password?.isSet === false ? "account.passwordSet" : "account.passwordChange")}
        </Button>
        <Button autoFocus={cameFrom === "everywhere"} onClick={() => onOpen("everywhere")}>
          <Icon name="out" />
          {t("account.everywhere")}
        </Button>
      </div>
    </section>
  );
}
