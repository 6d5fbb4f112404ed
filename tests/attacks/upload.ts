// Screenshots as an account sends them to the mentor, and what came of it.
import type { SignedIn } from "../site/account.ts";

export interface UploadResult {
  /** HTTP status; 0 when the connection broke. */
  readonly status: number;
  /** The refusal's code; empty when the pictures were read. */
  readonly code: string;
  readonly ms: number;
}

/** Sends pictures as one upload and waits for the answer. */
export async function upload(
  address: string,
  { token }: SignedIn,
  pictures: readonly Uint8Array[],
): Promise<UploadResult> {
  const body = new FormData();
  for (const picture of pictures) body.append("files", new Blob([Uint8Array.from(picture)]), "chat.jpg");
  const started = performance.now();
  const over = (status: number, code: string) => ({
    status,
    code,
    ms: Math.round(performance.now() - started),
  });
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${address}/api/mentor/transcripts`, { method: "POST", headers, body });
    const { code = "" } = (await response.json()) as { readonly code?: string };
    return over(response.status, code);
  } catch {
    // Cut off in mid-upload, which is an answer too: 0.
    return over(0, "");
  }
}
