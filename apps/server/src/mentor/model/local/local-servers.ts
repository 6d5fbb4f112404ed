// The model servers that people run on their own machine, each where it listens unless told otherwise. By number, not by name: no
// resolver and no hosts file may lead what people write anywhere else.

export interface LocalServer {
  readonly name: string;
  /** Without a slash at the end; below it `/v1` speaks the compatible protocol. */
  readonly origin: string;
  /** Lists its models. */
  readonly list: string;
}

/** In the order in which they are preferred. */
export const LOCAL_SERVERS: readonly LocalServer[] = [
  { name: "Ollama", origin: "http://127.0.0.1:11434", list: "/api/tags" },
  { name: "LM Studio", origin: "http://127.0.0.1:1234", list: "/api/v0/models" },
  { name: "llama.cpp", origin: "http://127.0.0.1:8080", list: "/v1/models" },
];
