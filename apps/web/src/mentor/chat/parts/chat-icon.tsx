// The chat's own line drawings, 20×20, in the colour of the text beside them. Decoration: the control has the name.
import type { ReactElement } from "react";

const PATHS = {
  attach:
    "M15.500 9.500 10 15a3.500 3.500 0 0 1-5-5l6-6a2.300 2.300 0 0 1 3.300 3.300l-6 6a1.100 1.100 0 0 1-1.600-1.600l5-5",
  send: "M10 16V4M5 9l5-5 5 5",
  spark: "m10 2.500 1.800 5.700 5.700 1.800-5.700 1.800L10 17.500l-1.800-5.700L2.500 10l5.700-1.800z",
  more: "M4 10h.01M10 10h.01M16 10h.01",
  edit: "m4 16 .8-3.600L13 4.200l2.800 2.800L7.600 15.200zM11.500 5.700l2.800 2.800",
  copy: "M7 7h9v9H7zM13 7V4H4v9h3",
  again: "M16 10a6 6 0 1 1-1.800-4.300M16 3v4h-4",
  search: "M9 3.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM13 13l4 4",
  menu: "M3 6h14M3 10h14M3 14h9",
  folder: "M3 5.500h5l1.500 2H17v8H3z",
  trash: "M4 6h12M8 6V4h4v2M6 6l.7 10h6.600L14 6",
  swap: "M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3",
  up: "m5 12 5-5 5 5",
  down: "m5 8 5 5 5-5",
  left: "m12 5-5 5 5 5",
  right: "m8 5 5 5-5 5",
  smile:
    "M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zM7 8v.01M13 8v.01M6.700 11.800a4 4 0 0 0 6.600 0",
  heart:
    "M10 16.500S3 12.500 3 7.800A3.600 3.600 0 0 1 10 6.500a3.600 3.600 0 0 1 7 1.300c0 4.700-7 8.700-7 8.700z",
  arrow: "M3.500 10h12M11 5.500l4.500 4.500-4.500 4.500",
  clock: "M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zM10 6v4.200l2.700 1.800",
  leaf: "M4 16C4 8 9 4 16 4c0 7-4 12-10 10.500M4 16c2-4 5-6.500 8-8",
  cup: "M4 6h10v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM14 7.500h1.500a2 2 0 0 1 0 4H14M7 3v1M11 3v1",
  masks:
    "M3 4h8v5a4 4 0 0 1-8 0zM9.500 12.500A4 4 0 0 0 17 11V7h-4M5.500 7v.01M8.500 7v.01M5.500 9.500c.8.8 2.200.8 3 0",
  shield: "M10 2.500 16 5v4.500c0 4-2.700 6.500-6 8-3.300-1.500-6-4-6-8V5zM7 10l2 2 4-4",
  hello: "M3 5h14v9H9l-4 3v-3H3zM7 8.500h6M7 11h3.500",
  bomb: "M9 8a5 5 0 1 1 0 10A5 5 0 0 1 9 8zM12.500 9 14 7.500c.8-.8 0-2.500 1.500-3.500M16.500 2.500v1.500M18 4h-1.500",
  person: "M10 3.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4 16.500c0-3.500 2.700-5.500 6-5.500s6 2 6 5.500",
  picture: "M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13 7.500v.01",
  tally: "M4 16v-5M8 16V5M12 16v-3M16 16V8",
  stop: "M6 6h8v8H6z",
  phone:
    "M6 3H4a1 1 0 0 0-1 1c0 7.200 5.800 13 13 13a1 1 0 0 0 1-1v-2.500l-3.700-1.500-1.500 1.700a10 10 0 0 1-4.500-4.500L9 7.700 7.500 4z",
} as const;
export type ChatIconName = keyof typeof PATHS;

/** One drawing; `size` in CSS pixels. `filled` paints it in. */
export function ChatIcon(props: {
  readonly name: ChatIconName;
  readonly size?: number;
  readonly filled?: boolean;
}): ReactElement {
  const { name, size = 20, filled = false } = props;
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" className="shrink-0">
      <path
        d={PATHS[name]}
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth={name === "more" ? 2.6 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
