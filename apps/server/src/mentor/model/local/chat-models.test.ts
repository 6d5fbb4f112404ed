// Which models of a local server's list can hold a talk: the lists of Ollama, LM Studio and llama.cpp, and of anything else.
import { describe, expect, it } from "vitest";
import { chatModelsIn } from "./chat-models.ts";

const ids = (list: unknown) => chatModelsIn(list).map(({ id }) => id);
const ollama = (name: string, family: string, more: object = {}) => ({
  name,
  model: name,
  size: 1,
  details: { format: "gguf", family, families: null },
  ...more,
});
const studio = (id: string, type: string, state = "not-loaded") => ({ id, object: "model", type, state });

describe("the chat models of a list", () => {
  it("[MA19] Ollama: not those that embed, and not those that run elsewhere", () => {
    const models = [
      ollama("nomic-embed-text:latest", "nomic-bert"),
      ollama("mxbai-large:latest", "bert"),
      ollama("gpt-oss:120b-cloud", "gptoss"),
      ollama("deepseek-v3.1", "deepseek2", { remote_host: "https://ollama.com:443", remote_model: "x" }),
      ollama("qwen3:8b", "qwen3"),
      ollama("gemma3:4b", "gemma3"),
    ];
    expect(ids({ models })).toEqual(["qwen3:8b", "gemma3:4b"]);
  });

  it("[MA19] LM Studio: by type, those in memory first; one that sees says so", () => {
    const data = [
      studio("text-embedding-nomic-embed-text-v1.5", "embeddings"),
      studio("meta-llama-3.1-8b-instruct", "llm"),
      studio("qwen2-vl-7b-instruct", "vlm", "loaded"),
    ];
    expect(chatModelsIn({ object: "list", data })).toEqual([
      { id: "qwen2-vl-7b-instruct", sees: true, loaded: true },
      { id: "meta-llama-3.1-8b-instruct", sees: false, loaded: false },
    ]);
  });

  it("[MA19] llama.cpp: by what it can do, or by the name alone", () => {
    const model = { name: "qwen3.gguf", model: "qwen3.gguf", type: "model" };
    expect(
      chatModelsIn({ models: [{ ...model, capabilities: ["completion", "multimodal"] }], data: [] }),
    ).toEqual([{ id: "qwen3.gguf", sees: true, loaded: false }]);
    expect(ids({ models: [{ ...model, capabilities: ["embedding"] }] })).toEqual([]);
    expect(ids({ data: [{ id: "/models/bge-m3-Q8_0.gguf" }, { id: "/models/qwen3.gguf" }] })).toEqual([
      "/models/qwen3.gguf",
    ]);
  });

  it.each([
    null,
    "models",
    [],
    {},
    { models: {} },
    {
      data: [null, 1, "x", {}, { id: 7 }, { id: "" }, { id: "a b" }, { id: "<b>" }, { id: "x".repeat(300) }],
    },
  ])("[MA19] finds none in %j", (list) => {
    expect(chatModelsIn(list)).toEqual([]);
  });
});
