// For tests only: pictures as a browser uploads them.
const BOUNDARY = "----fitil-upload";

/** Body and headers of an upload of these files. */
export function uploadForm(files: readonly Uint8Array[]): {
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
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--`)]),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
