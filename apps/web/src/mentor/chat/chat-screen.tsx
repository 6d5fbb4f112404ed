// Everything at /mentor/chat and /mentor/project. The addresses are read with the router's own hooks.
import type { CurrentUser } from "@fitil/contracts";
import type { ReactElement, ReactNode } from "react";

export interface ChatScreenProps {
  readonly user: CurrentUser;
  /** The language switch. */
  readonly language: ReactNode;
  /** Opens the account dialog: name, data, leaving for good. */
  readonly onAccount: () => void;
  readonly onSignOut: () => void;
}

/** The chat. */
export function ChatScreen({ user, language }: ChatScreenProps): ReactElement {
  return (
    <main id="main">
      <h1 tabIndex={-1}>{user.Name}</h1>
      {language}
    </main>
  );
}
