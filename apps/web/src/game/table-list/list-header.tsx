// The head of the list: who you are, how good, how rich, and the way out.
import { GIFT_THRESHOLD } from "@fitil/contracts";
import type { CurrentUser } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../ui/avatar.tsx";
import { Brand } from "../../ui/bomb-mark.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { ChipIcon, Icon, StarIcon } from "../../ui/icons.tsx";
import { useFigures } from "../../ui/figures.ts";

export interface ListHeaderProps {
  /** Null behind the login: only the sign of the house. */
  readonly user: CurrentUser | null;
  readonly language: ReactNode;
  readonly giftBusy: boolean;
  readonly onGift: () => void;
  readonly onAccount: () => void;
  readonly onSignOut: () => void;
}

/** Sign, person, rating, chips, gift when nearly broke, language, «Выйти». */
export function ListHeader(props: ListHeaderProps): ReactElement {
  const { user } = props;
  const { t } = useTranslation();
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 lg:gap-x-5 lg:py-5 low:flex-nowrap low:py-1">
      <Brand name={t("common.brand")} />
      <div className="ml-auto flex items-center gap-1 lg:order-last lg:ml-0 low:order-last low:ml-0">
        {props.language}
        {user !== null && (
          <>
            <IconButton label={t("rooms.signOut")} onClick={props.onSignOut} className="lg:hidden">
              <Icon name="out" />
            </IconButton>
            <Button look="secondary" onClick={props.onSignOut} className="max-lg:hidden">
              {t("rooms.signOut")}
            </Button>
          </>
        )}
      </div>
      {user !== null && (
        <div className="relative flex min-w-0 items-center gap-3 max-lg:w-full max-sm:flex-wrap lg:ml-auto lg:gap-5 low:ml-auto low:w-auto! low:gap-2">
          <Person user={user} onAccount={props.onAccount} />
          <Figures user={user} />
          {user.isGuest && (
            <Button onClick={props.onAccount} className="px-3! whitespace-nowrap max-sm:w-full lg:px-5!">
              {t("rooms.signUp")}
            </Button>
          )}
          {!user.isGuest && user.Chips < GIFT_THRESHOLD && (
            <Button look="primary" busy={props.giftBusy} onClick={props.onGift} className="max-lg:px-3!">
              <Icon name="gift" />
              <span className="max-sm:sr-only">{t("rooms.gift")}</span>
            </Button>
          )}
        </div>
      )}
    </header>
  );
}

function Person({
  user,
  onAccount,
}: {
  readonly user: CurrentUser;
  readonly onAccount: () => void;
}): ReactElement {
  const { t } = useTranslation();
  const name = user.Name === "" ? t("common.defaultPlayerName") : user.Name;
  return (
    <button
      type="button"
      onClick={onAccount}
      aria-haspopup="dialog"
      aria-label={t("rooms.account", { name })}
      className="flex min-h-12 min-w-0 items-center gap-3 rounded-md py-1 pr-2 pl-1 text-left low:gap-2 low:px-0 max-[700px]:low:*:first:hidden max-sm:flex-1 max-sm:items-start transition-colors duration-150 hover:bg-raised"
    >
      <Avatar id={user.id} photoURL={user.photoURL} />
      <span className="max-w-[220px] min-w-0 truncate font-semibold">{name}</span>
      <span className="text-quiet max-sm:pt-1.5 low:hidden">
        <Icon name="chevron" size={16} />
      </span>
    </button>
  );
}

function Figures({ user }: { readonly user: CurrentUser }): ReactElement {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    // On a narrow phone below the name, which has the line to itself then; a press there is the name's.
    <dl className="flex shrink-0 items-center gap-4 figures font-semibold max-sm:pointer-events-none max-sm:absolute max-sm:top-7 max-sm:left-14 max-sm:text-sm sm:max-lg:ml-auto lg:gap-5">
      <div className="flex items-center gap-1.5">
        <dt>
          <StarIcon />
          <span className="sr-only">{t("rooms.rating")}</span>
        </dt>
        <dd>{figures(Math.round(user.Rating))}</dd>
      </div>
      {!user.isGuest && (
        <div className="flex items-center gap-1.5">
          <dt>
            <ChipIcon />
            <span className="sr-only">{t("rooms.chipsLabel")}</span>
          </dt>
          <dd>{figures(user.Chips)}</dd>
        </div>
      )}
    </dl>
  );
}
