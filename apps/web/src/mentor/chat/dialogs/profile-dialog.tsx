// «Расскажи ИИ о себе» (MC3): how to call the person and speak of them, and free words about them, used in every answer; may be
// emptied.
import { MAX_CALLED_LENGTH, MAX_PROFILE_LENGTH } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { useDraft } from "../../../lib/device/use-draft.ts";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { GenderChoice } from "../../own/gender-choice.tsx";
import { useChangeMe } from "../../own/use-change-me.ts";
import { NotesField } from "../parts/notes-field.tsx";
import { useToast } from "../parts/toasts.tsx";

/** The dialog. */
export function ProfileDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const toast = useToast();
  const me = useQuery(mentorMeQuery(mentorApi));
  const [kept, keep] = useDraft("profile");
  const [text, setText] = useState(() => (kept === "" ? (me.data?.profile ?? "") : kept));
  const [called, setCalled] = useState(me.data?.called ?? "");
  const changeMe = useChangeMe();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isTooLong = text.trim().length > MAX_PROFILE_LENGTH;
  const save = async () => {
    if (busy || isTooLong) return;
    setBusy(true);
    const failure = await changeMe({ profile: text.trim(), called: called.trim() });
    setBusy(false);
    if (failure !== null) return setFault(failure.message ?? t("chat.failed"));
    keep("");
    onClose();
    toast({
      text: t(text.trim() === "" && me.data?.profile !== "" ? "chat.profile.emptied" : "chat.profile.saved"),
    });
  };
  const cancel = () => {
    keep("");
    onClose();
  };
  return (
    <Modal title={t("chat.profile.title")} closeLabel={t("chat.close")} onClose={onClose} wide>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {fault !== null && <Notice tone="bad">{fault}</Notice>}
        <TextField
          label={t("chat.own.called")}
          name="called"
          autoComplete="given-name"
          maxLength={MAX_CALLED_LENGTH}
          value={called}
          onChange={(event) => setCalled(event.target.value)}
        />
        <GenderChoice
          of="own"
          value={me.data?.gender ?? null}
          onChoose={(gender) => void changeMe({ gender })}
        />
        <NotesField
          label={t("chat.profile.label")}
          placeholder={t("chat.profile.placeholder")}
          hint={t("chat.profile.hint")}
          value={text}
          most={MAX_PROFILE_LENGTH}
          rows={7}
          autoFocus
          onChange={(next) => {
            setText(next);
            keep(next);
          }}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={cancel}>
            {t("chat.cancel")}
          </Button>
          <Button type="submit" look="primary" busy={busy} disabled={isTooLong}>
            {t("chat.save")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
