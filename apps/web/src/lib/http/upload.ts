// A call whose body is large enough to be watched on its way: `fetch` cannot tell how much of it has left. Looks like `fetch`
// from outside; knows no path.

/** Hears how much of the body has left, from 0 to 1. */
export type OnSent = (share: number) => void;

/** A `fetch` whose progress `onSent` hears. It sends plain headers and takes a whole text back. */
export function uploadByXhr(onSent: OnSent): typeof fetch {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted === true) return reject(new DOMException("Aborted", "AbortError"));
      const xhr = new XMLHttpRequest();
      xhr.open(init.method ?? "GET", url instanceof Request ? url.url : url);
      for (const [name, value] of new Headers(init.headers)) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onSent(loaded / total);
      });
      xhr.upload.addEventListener("load", () => onSent(1));
      const abort = () => xhr.abort();
      signal?.addEventListener("abort", abort);
      xhr.addEventListener("loadend", () => {
        signal?.removeEventListener("abort", abort);
        if (xhr.status === 0) return reject(new TypeError("The upload did not arrive"));
        const retryAfter = xhr.getResponseHeader("retry-after");
        const headers = retryAfter === null ? {} : { "retry-after": retryAfter };
        resolve(new Response(xhr.responseText || null, { status: xhr.status, headers }));
      });
      xhr.send(init.body as XMLHttpRequestBodyInit);
    });
}
