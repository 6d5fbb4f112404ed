// Asks once how the person is spoken of, where it first matters: beside a Russian chat that is about to be answered.
import type { MentorLanguage } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { GenderChoice } from "../../own/gender-choice.tsx";
import { useChangeMe } from "../../own/use-change-me.ts";

/** The question; an empty place once it was answered or left unsaid, and where the language does not need it. */
export function AskGender({ language }: { readonly language: MentorLanguage }): ReactElement {
  const { mentorApi } = useMentorServices();
  const me = useQuery(mentorMeQuery(mentorApi)).data;
  const change = useChangeMe();
  const isAsked = me !== undefined && me.gender === null && language === "ru";
  return (
    <div className={isAsked ? "border-t border-line px-4 py-1.5" : ""}>
      {isAsked && <GenderChoice of="own" value={null} onChoose={(gender) => void change({ gender })} />}
    </div>
  );
}
