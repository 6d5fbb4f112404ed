// A link's card as the tags of a page's head (Open Graph). Everything that people have written is escaped here, and only here. Pure.
import { POSTER_SIZE } from "@fitil/contracts";

/** What the tags say. */
export interface LinkTags {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** `ru_RU`. */
  readonly locale: string;
  /** The address that the link is known by, and its picture's; both whole. `image` is null where there is none. */
  readonly url: string;
  readonly image: string | null;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The tags. */
export function headTags({ title, description, siteName, locale, url, image }: LinkTags): string {
  const tags: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", siteName],
    ["og:locale", locale],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
  ];
  if (image !== null)
    tags.push(
      ["og:image", image],
      ["og:image:type", "image/jpeg"],
      ["og:image:width", String(POSTER_SIZE.width)],
      ["og:image:height", String(POSTER_SIZE.height)],
      ["og:image:alt", title],
    );
  const card = image === null ? "summary" : "summary_large_image";
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
    `<meta name="twitter:card" content="${card}" />`,
  ].join("\n    ");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? "");
}
