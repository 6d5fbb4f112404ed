// For tests only: pictures as a browser uploads them.
const BOUNDARY = "----fitil-upload";
const KEEP = Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="keep"\r\n\r\ntrue\r\n`);

/** Body and headers of an upload of these files; `keep`: they are to be kept. */
export function uploadForm(
  files: readonly Uint8Array[],
  { keep = false }: { readonly keep?: boolean } = {},
): {
  readonly payload: Buffer;
  readonly headers: Record<string, string>;
} {
  const parts = files.flatMap((bytes) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from("\r\n"),
  ]);
  return {
    payload: Buffer.concat([...(keep ? [KEEP] : []), ...parts, Buffer.from(`--${BOUNDARY}--`)]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
