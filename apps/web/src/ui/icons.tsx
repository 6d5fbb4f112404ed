// Small line drawings, 20×20, in the colour of the text beside them. Always decoration: the control has the name.
import type { ReactElement } from "react";

const PATHS = {
  back: "M12 4 6 10l6 6",
  close: "m5 5 10 10M15 5 5 15",
  refresh: "M16 10a6 6 0 1 1-1.8-4.3M16 3v4h-4",
  plus: "M10 4v12M4 10h12",
  lock: "M6 9V7a4 4 0 0 1 8 0v2M5 9h10v7H5z",
  link: "M8.5 11.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1-1",
  eye: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  eyeOff: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM4 16 16 4",
  out: "M8 4H4v12h4M12 6l4 4-4 4M16 10H8",
  gift: "M4 9h12v7H4zM3 6h14v3H3zM10 6v10M10 6C7 6 6 3 8 3s2 3 2 3 0-3 2-3 1 3-2 3z",
  chat: "M4 5h12v8H9l-4 3v-3H4z",
  megaphone: "M4 8h3l7-4v12l-7-4H4zM7 12v4",
  people:
    "M7 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2.5 16c0-3 2-5 4.500-5s4.500 2 4.500 5M13.500 9.500a2 2 0 1 0 0-4M14 11.500c2 .3 3.500 2 3.500 4.500",
  mail: "M3 5h14v10H3zM3 6l7 5 7-5",
  chevron: "m7 8 3 3 3-3",
  info: "M10 9v5M10 6v.01M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15z",
  help: "M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zM7.800 8a2.200 2.200 0 1 1 3.400 1.800c-.8.500-1.200.9-1.200 1.700M10 14v.01",
  download: "M10 3v9M6 9l4 4 4-4M4 16h12",
  check: "m4 10 4 4 8-8",
} as const;
export type IconName = keyof typeof PATHS;

/** One drawing; `size` in CSS pixels. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" className="shrink-0">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A star for the rating. */
export function StarIcon({ size = 18 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" className="shrink-0 text-spark">
      <path
        d="m10 2 2.500 5.100 5.500.8-4 3.900 1 5.600-5-2.700-5 2.700 1-5.600-4-3.900 5.500-.8z"
        fill="currentColor"
      />
    </svg>
  );
}

/** A play chip: a ring with four notches and a coin inside, nothing like the star beside it. */
export function ChipIcon({ size = 18 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" className="shrink-0 text-fuse">
      <circle cx="10" cy="10" r="9" fill="currentColor" />
      <path d="M10 1v4M10 15v4M1 10h4M15 10h4" stroke="var(--color-text)" strokeWidth="3.4" />
      <circle cx="10" cy="10" r="5.6" fill="var(--color-night)" />
      <circle cx="10" cy="10" r="3.6" fill="currentColor" />
    </svg>
  );
}

/** Google's four-coloured letter, as its sign-in rules ask: a file, fetched only where Google signs people in. */
export function GoogleIcon(): ReactElement {
  return <img src="/google.svg" width="20" height="20" alt="" className="shrink-0" />;
}
