// A fault of our own, as the log may show it: what kind and where. Its message is left out, because it may quote what
// people wrote.

/** The error's name and the places it came through. */
export function faultOf(cause: unknown): { readonly name: string; readonly at: string } {
  if (!(cause instanceof Error)) return { name: typeof cause, at: "" };
  const frames = (cause.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { name: cause.name, at: frames.map((line) => line.trim()).join("\n") };
}
