// The providers behind one face (MS5). Loads the package of the one that is used when it is first needed.
import type { LanguageModel } from "ai";
import type { ModelSettings } from "../../env.ts";
import { createPictureBodies } from "./picture-bodies.ts";
import type { PictureBodies } from "./picture-bodies.ts";

/**
 * How firmly the shape of an answer is asked for: by a schema, as any JSON, or only in words. Servers of one's own do not
 * all know the first two.
 */
export const STRICTNESS = ["schema", "json", "words"] as const;
export type Strictness = (typeof STRICTNESS)[number];

export interface Models {
  /** The SDK itself. */
  readonly sdk: typeof import("ai");
  /** Takes the pictures of one call, which its messages have stand-ins for. */
  readonly holdPictures: PictureBodies["hold"];
  readonly model: (strictness: Strictness) => LanguageModel;
}

/** A redirect could carry the key to another host. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/** Loads the SDK and the provider's package. Makes no request. */
export async function loadModels(settings: ModelSettings): Promise<Models> {
  const bodies = createPictureBodies(fetchWithoutRedirects);
  const [sdk, modelOf] = await Promise.all([import("ai"), loadProvider(settings, bodies.fetch)]);
  // What the SDK would print of its own accord could hold parts of a prompt.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  if (settings.provider !== "compatible") return { sdk, holdPictures: bodies.hold, model: modelOf };
  const middleware = sdk.extractReasoningMiddleware({ tagName: "think" });
  return {
    sdk,
    holdPictures: bodies.hold,
    model(strictness) {
      const model = modelOf(strictness);
      return typeof model === "string" || model.specificationVersion !== "v4"
        ? model
        : sdk.wrapLanguageModel({ model, middleware });
    },
  };
}

async function loadProvider(
  settings: ModelSettings,
  send: typeof fetch,
): Promise<(strictness: Strictness) => LanguageModel> {
  const { provider, model, baseUrl } = settings;
  const common = {
    ...(settings.apiKey !== null && { apiKey: settings.apiKey }),
    fetch: send,
  };
  const address = baseUrl === null ? {} : { baseURL: baseUrl };
  switch (provider) {
    case "openai": {
      const made = (await import("@ai-sdk/openai")).createOpenAI({ ...common, ...address });
      return () => made(model);
    }
    case "anthropic": {
      const made = (await import("@ai-sdk/anthropic")).createAnthropic({ ...common, ...address });
      return () => made(model);
    }
    case "google": {
      const made = (await import("@ai-sdk/google")).createGoogle({ ...common, ...address });
      return () => made(model);
    }
    case "compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const made = (supportsStructuredOutputs: boolean) =>
        createOpenAICompatible({
          ...common,
          name: "compatible",
          baseURL: baseUrl ?? "",
          supportsStructuredOutputs,
        });
      const [strict, loose] = [made(true), made(false)];
      return (strictness) => (strictness === "schema" ? strict : loose)(model);
    }
  }
}
