// Which models of a local server's list can hold a talk, and do it on this machine. Whatever else a list holds is passed over. Pure.
import { z } from "zod";

export interface ChatModel {
  /** As the server knows it. */
  readonly id: string;
  /** It is known to read pictures. */
  readonly sees: boolean;
  /** It is in memory already. */
  readonly loaded: boolean;
}

const text = z.string().optional().catch(undefined);
const entrySchema = z.object({
  id: text,
  model: text,
  name: text,
  /** LM Studio: llm, vlm or embeddings, and loaded or not-loaded. */
  type: text,
  state: text,
  /** llama.cpp: completion, multimodal, embedding. */
  capabilities: z.array(z.string()).optional().catch(undefined),
  /** Ollama: the architecture, and where a model runs that is not here. */
  details: z.object({ family: text }).optional().catch(undefined),
  remote_host: text,
  remote_model: text,
});
type Entry = z.infer<typeof entrySchema>;
const listSchema = z.object({
  models: z.array(z.unknown()).optional().catch(undefined),
  data: z.array(z.unknown()).optional().catch(undefined),
});

/** A name that the log and the page can show, and a request can carry. */
const NAME = /^[\w.:/@+-]{1,200}$/;
/** Names and architectures of models that turn texts into numbers, rank them, or hear. */
const NO_TALKER =
  /embed|bert|minilm|rerank|whisper|(?:^|[-_/:])(?:bge|e5|gte|clip|tts|jina|paraphrase|distiluse)(?:[-_/:.\d]|$)/i;
/** Ollama lists models beside its own that run at its maker's: nothing may leave the machine. */
const ELSEWHERE = /[:-]cloud$/i;

/** The models of a list, in its order, those that are loaded first. */
export function chatModelsIn(list: unknown): readonly ChatModel[] {
  const parsed = listSchema.safeParse(list);
  if (!parsed.success) return [];
  const models = (parsed.data.models ?? parsed.data.data ?? []).flatMap((one): ChatModel[] => {
    const entry = entrySchema.safeParse(one);
    if (!entry.success) return [];
    const id = entry.data.id ?? entry.data.model ?? entry.data.name ?? "";
    if (!NAME.test(id) || !talks(entry.data, id)) return [];
    return [{ id, sees: sees(entry.data), loaded: entry.data.state === "loaded" }];
  });
  return models.toSorted((one, other) => Number(other.loaded) - Number(one.loaded));
}

function talks({ type, capabilities, details, remote_host, remote_model }: Entry, id: string): boolean {
  if (remote_host !== undefined || remote_model !== undefined || ELSEWHERE.test(id)) return false;
  if (type !== undefined && type !== "llm" && type !== "vlm" && type !== "model") return false;
  if (capabilities !== undefined && !capabilities.includes("completion")) return false;
  return !NO_TALKER.test(id) && !NO_TALKER.test(details?.family ?? "");
}

function sees({ type, capabilities = [] }: Entry): boolean {
  return type === "vlm" || capabilities.includes("vision") || capabilities.includes("multimodal");
}
