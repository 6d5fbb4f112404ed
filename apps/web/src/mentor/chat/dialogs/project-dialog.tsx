// A project's name and what is known about the person it is about.
import { MAX_PROJECT_NAME, MAX_PROJECT_NOTES } from "@fitil/contracts";
import type { ChatSummary, Project } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/text-field.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { useChatActions } from "../data/use-chat-actions.ts";
import { NotesField } from "../parts/notes-field.tsx";
import { SavingDialog } from "./saving-dialog.tsx";

export interface ProjectDialogProps {
  /** Null for a new one. */
  readonly project: Project | null;
  /** Moves into the new project at once. */
  readonly chat: ChatSummary | null;
  readonly onClose: () => void;
}

/** The dialog. */
export function ProjectDialog({ project, chat, onClose }: ProjectDialogProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { go } = useChatContext();
  const actions = useChatActions();
  const [name, setName] = useState(project?.name ?? "");
  const [notes, setNotes] = useState(project?.notes ?? "");
  const isNew = project === null;
  const save = async (): Promise<string | null> => {
    if (project !== null) return actions.changeProject(project.id, name.trim(), notes.trim());
    const made = await actions.createProject(name.trim(), notes.trim());
    if (typeof made === "string") return made;
    if (chat !== null) return actions.move(chat, made.id);
    go({ kind: "project", id: made.id });
    return null;
  };
  return (
    <SavingDialog
      title={t(isNew ? "chat.newProject" : "chat.editProject")}
      press={t(isNew ? "chat.create" : "chat.save")}
      canSave={name.trim() !== "" && notes.trim().length <= MAX_PROJECT_NOTES}
      save={save}
      onClose={onClose}
    >
      {(fault) => (
        <>
          <TextField
            label={t("chat.projectName")}
            placeholder={t("chat.projectNameHint")}
            value={name}
            maxLength={MAX_PROJECT_NAME}
            fault={fault}
            data-autofocus=""
            onChange={(event) => setName(event.target.value)}
          />
          <NotesField
            label={t("chat.notes")}
            placeholder={t("chat.notesPlaceholder")}
            hint={t("chat.notesHint")}
            value={notes}
            most={MAX_PROJECT_NOTES}
            onChange={setNotes}
          />
        </>
      )}
    </SavingDialog>
  );
}
