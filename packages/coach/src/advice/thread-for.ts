// Which hook an option of a move is about: the same for its words and for its reason.
import { isCommon } from "../diagnosis/hooks.ts";
import { findTopics } from "../topics/find-topics.ts";
import type { Tone } from "./advice.ts";
import type { Material, Thread } from "./material.ts";
import type { Move } from "./verdict.ts";

/** The hook for this option; null when it has none. The direct one takes the second hook where there are two. */
export function threadFor(material: Material, move: Move, tone: Tone): Thread | null {
  const usual = tone === "direct" ? material.second : material.main;
  if (move === "answer") return ownThread(material) ?? usual;
  if (move === "opener" && material.diagnosis.kind === "profile")
    return openerThread(material, tone) ?? usual;
  if (move === "there") return hintedThread(material, usual);
  return isDated(move, tone) ? datedThread(material, usual) : usual;
}

/** What my message named that they hint at. */
function hintedThread(material: Material, usual: Thread | null): Thread | null {
  const { hintedAt } = material.diagnosis;
  const topical = material.threads.filter((thread) => thread.topic !== null && !isCommon(thread.topic.id));
  return topical.find((thread) => thread.hook.at === hintedAt) ?? topical[0] ?? usual;
}

/** Their own thing, which they told of before they asked: the answer ends with it [CO33]. */
export function ownThread(material: Material): Thread | null {
  const asked = findTopics(material.diagnosis.openQuestion ?? "").map((find) => find.topic);
  return (
    material.threads.find(
      (thread) =>
        thread.topic !== null &&
        thread.hook.speaker !== "me" &&
        thread.hook.at >= 0 &&
        !isCommon(thread.topic.id) &&
        !asked.includes(thread.topic.id),
    ) ?? null
  );
}

/** Each option of an opener has another detail of the profile, where it has that many [CO77]. */
function openerThread(material: Material, tone: Tone): Thread | null {
  const { threads, take } = material;
  const named = threads.filter((thread) => thread.topic !== null || thread.hook.topic === "title");
  const special = named.filter((thread) => thread.topic === null || !isCommon(thread.topic.id));
  const list = special.length > 1 ? special : named;
  const place = tone === "playful" ? 0 : tone === "sincere" ? 1 : 2;
  return list[(take + place) % Math.max(1, list.length)] ?? null;
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
    const named = topical.filter((thread) => thread.hook.at === invitationAt);
    // Of a long message the inviting sentence says what for.
    const said = material.diagnosis.evidence ?? "";
    const invited = named.find((thread) => said.includes(thread.hook.quote)) ?? named[0];
    if (invited) return invited;
  }
  if (usual?.topic && topical.includes(usual)) return usual;
  return topical[0] ?? null;
}
