// Above the box while a scene is played (MS4): whom the mentor plays, how hard it is, and the way out to the review.
import { SCENE_LEVELS } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { ThreadSession } from "../session/thread-session.ts";
import type { Thread } from "../session/use-thread.ts";
import { SCENE_WORDS, sceneOfThread } from "./scene.ts";

const PRESS =
  "inline-flex min-h-11 items-center rounded-md px-3 max-sm:px-2 text-sm font-semibold transition-colors duration-150 disabled:opacity-60";

/** The banner; nothing while no scene is played. What its buttons do is said in the talk, so that any mentor hears it. */
export function SceneBanner(props: {
  readonly session: ThreadSession;
  readonly thread: Pick<Thread, "messages" | "busy">;
}): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { messages, busy } = props.thread;
  const scene = sceneOfThread(messages);
  if (scene === null) return null;
  const words = SCENE_WORDS[scene.language];
  const say = (text: string) => void props.session.send({ text, transcript: null, intent: null });
  return (
    <section
      aria-label={t("chat.scene.title")}
      data-scene={scene.level}
      className="mb-2 flex flex-wrap items-center justify-between gap-x-4 rounded-lg border border-spark/60 bg-spark/12 py-1.5 pr-1.5 pl-4 max-sm:pb-1 max-sm:pl-2.5"
    >
      <p className="flex min-h-11 min-w-0 flex-1 basis-56 items-center gap-2 text-sm">
        <span className="shrink-0 text-spark">
          <ChatIcon name="masks" size={18} />
        </span>
        <span className="min-w-0 truncate">
          <b className="font-semibold">
            {scene.name === ""
              ? t(`chat.scene.who.${scene.who}`)
              : t("chat.scene.named", { name: scene.name })}
          </b>
          {scene.words !== "" && <span className="text-quiet"> · {scene.words}</span>}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-1 max-sm:gap-0.5">
        <div
          role="group"
          aria-label={t("chat.scene.level")}
          className="flex items-center gap-1 max-sm:gap-0.5"
        >
          {SCENE_LEVELS.map((level) => (
            <button
              key={level}
              type="button"
              aria-pressed={scene.level === level}
              disabled={busy}
              onClick={() => scene.level !== level && say(words[level])}
              className={`${PRESS} ${scene.level === level ? "bg-lifted text-text" : "text-quiet enabled:hover:bg-raised enabled:hover:text-text"}`}
            >
              {t(`chat.scene.levels.${level}`)}
            </button>
          ))}
        </div>
        <button
          type="button"
          disabled={busy}
          onClick={() => say(words.stop)}
          className={`${PRESS} bg-fuse text-night enabled:hover:bg-fuse-hot`}
        >
          {t("chat.scene.stop")}
        </button>
      </div>
    </section>
  );
}
