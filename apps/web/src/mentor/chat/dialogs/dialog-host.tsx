// Shows whichever dialog was asked for; one at a time.
import type { ReactElement } from "react";
import type { ChatDialog } from "../data/chat-context.tsx";
import { LeaveTryOutDialog } from "../guest/leave-dialog.tsx";
import { Palette } from "../palette/palette.tsx";
import { PlayDialog } from "../play/play-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { ProfileDialog } from "./profile-dialog.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { ThemDialog } from "./them-dialog.tsx";
import { TrashDialog } from "./trash-dialog.tsx";

/** The dialog, or nothing. */
export function DialogHost(props: {
  readonly dialog: ChatDialog | null;
  readonly onClose: () => void;
  /** A guest has left for good. */
  readonly onErased: () => void;
}): ReactElement | null {
  const { dialog, onClose } = props;
  if (dialog === null) return null;
  switch (dialog.kind) {
    case "rename":
      return <RenameDialog chat={dialog.chat} onClose={onClose} />;
    case "them":
      return <ThemDialog chat={dialog.chat} onClose={onClose} />;
    case "move":
      return <MoveDialog chat={dialog.chat} onClose={onClose} />;
    case "new-project":
      return <ProjectDialog key="new" project={null} chat={dialog.chat} onClose={onClose} />;
    case "edit-project":
      return <ProjectDialog key="edit" project={dialog.project} chat={null} onClose={onClose} />;
    case "profile":
      return <ProfileDialog onClose={onClose} />;
    case "leave-guest":
      return <LeaveTryOutDialog onErased={props.onErased} onClose={onClose} />;
    case "play":
      return <PlayDialog language={dialog.language} message={dialog.message ?? ""} onClose={onClose} />;
    case "trash":
      return <TrashDialog onClose={onClose} />;
    case "palette":
      return <Palette onClose={onClose} />;
    default: {
      const never: never = dialog;
      return never;
    }
  }
}
