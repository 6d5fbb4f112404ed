// Which model writes the mentor's answers: the one that the settings name, or one of this machine while there is one.
import type { ModelSettings } from "../env.ts";
import type { Clock, Log } from "../ports/process.ts";
import { createBuiltInMentor } from "./answer/built-in-mentor.ts";
import type { Mentor } from "./mentor-port.ts";
import type { CoachWorker } from "./coach-thread/coach-worker.ts";
import { LOCAL_SERVERS } from "./model/local/ask-list.ts";
import type { LocalServer } from "./model/local/ask-list.ts";
import { watchLocalModels } from "./model/local/local-models.ts";

export interface ModelsDeps {
  readonly wanted: ModelSettings | "auto" | "built-in";
  readonly coach: CoachWorker;
  /** Never jumps. */
  readonly clock: Clock;
  readonly log: Log;
  /** What tests bring in their places. */
  readonly mentorModel?: Mentor | undefined;
  readonly mentorLocalServers?: readonly LocalServer[] | undefined;
}

/** The model that answers now (null: the built-in mentor does), and how to stop looking for one. */
export async function openModels(
  deps: ModelsDeps,
): Promise<{ current: () => Mentor | null; close: () => void }> {
  const { wanted, coach, clock, log, mentorLocalServers: servers = LOCAL_SERVERS } = deps;
  // PERF: what a model needs is loaded only where there is one.
  const open = async (settings: ModelSettings): Promise<Mentor> => {
    const { createModelMentor } = await import("./model/model-mentor.ts");
    return createModelMentor(settings, {
      clock,
      maskNames: (texts) => coach.ask("mask", texts),
      boundaries: {
        stands: (transcript) => coach.ask("stands", transcript),
        urges: (counsel) => coach.ask("urges", counsel),
        crosses: (texts) => coach.ask("pushes", texts),
      },
      hints: ({ transcript, turns, intent }) =>
        coach.ask("hints", { transcript, context: turns.at(-1)?.text ?? "", intent }),
      // Whoever waited for two answers need not watch a third one come.
      standIn: createBuiltInMentor(coach, null),
    });
  };
  /** PERF: what was found at the start is loaded before the port opens. */
  const openLoaded = async (settings: ModelSettings): Promise<Mentor> => {
    await (await import("./model/provider-models.ts")).loadModels(settings);
    return open(settings);
  };
  if (deps.mentorModel === undefined && wanted === "auto")
    return watchLocalModels({ clock, log, servers, open: openLoaded });
  const named = typeof wanted === "object" ? await open(wanted) : null;
  const model = deps.mentorModel ?? named;
  return { current: () => model, close: () => undefined };
}
