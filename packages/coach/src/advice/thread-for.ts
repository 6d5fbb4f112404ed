// Which hook an option of a move is about: the same for its words and for its reason.
import { isCommon } from "../diagnosis/hooks.ts";
import type { Tone } from "./advice.ts";
import type { Material, Thread } from "./material.ts";
import type { Move } from "./verdict.ts";

/** The hook for this option; null when it has none. The direct one takes the second hook where there are two. */
export function threadFor(material: Material, move: Move, tone: Tone): Thread | null {
  const usual = tone === "direct" ? material.second : material.main;
  if (move === "there") return hintedThread(material, usual);
  return isDated(move, tone) ? datedThread(material, usual) : usual;
}

/** What my message named that they hint at. */
function hintedThread(material: Material, usual: Thread | null): Thread | null {
  const { hintedAt } = material.diagnosis;
  const topical = material.threads.filter((thread) => thread.topic !== null && !isCommon(thread.topic.id));
  return topical.find((thread) => thread.hook.at === hintedAt) ?? topical[0] ?? usual;
}

/** Whether the option of this tone proposes a meeting. */
export function isDated(move: Move, tone: Tone): boolean {
  if (move === "early_invite") return tone === "direct";
  return move === "invite" || move === "accept" || move === "other_time" || move === "second_date";
}

/** What the meeting is about: what the invitation was about, else the best topic that is more than a weekday. */
function datedThread(material: Material, usual: Thread | null): Thread | null {
  const { invitationAt, stage } = material.diagnosis;
  const topical = material.threads.filter((thread) => thread.topic !== null && !isCommon(thread.topic.id));
  if (stage !== "ripe") {
    // «Давай лучше в парк»: what they want instead goes before what I proposed.
    const instead =
      invitationAt !== null && (stage === "said_yes" || stage === "declined_with_alternative")
        ? topical.find((thread) => thread.hook.speaker !== "me" && thread.hook.at > invitationAt)
        : undefined;
    if (instead) return instead;
    const invited = topical.find((thread) => thread.hook.at === invitationAt);
    if (invited) return invited;
  }
  if (usual?.topic && topical.includes(usual)) return usual;
  return topical[0] ?? null;
}
