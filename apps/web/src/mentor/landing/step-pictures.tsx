// Three small drawings for the three steps. Decoration: the words beside them say it all.
import type { ReactElement, ReactNode } from "react";

/** `left` is where the drawing begins, so that it stands flush with the words below. */
function Picture(props: { readonly left: number; readonly children: ReactNode }): ReactElement {
  return (
    <svg viewBox={`${props.left} 0 240 150`} aria-hidden="true" className="h-auto w-full max-w-[240px]">
      {props.children}
    </svg>
  );
}

const bubble = { raised: "var(--color-lifted)", mine: "var(--color-fuse)", edge: "var(--color-edge)" };

/** A phone between the corners of a viewfinder. */
export function ShotPicture(): ReactElement {
  return (
    <Picture left={54}>
      <rect
        x="82"
        y="12"
        width="76"
        height="126"
        rx="14"
        fill="var(--color-raised)"
        stroke={bubble.edge}
        strokeWidth="2.500"
      />
      <path d="M112 21h16" stroke={bubble.edge} strokeWidth="2.500" strokeLinecap="round" />
      <rect x="91" y="36" width="46" height="15" rx="7.500" fill={bubble.raised} />
      <rect x="112" y="57" width="37" height="15" rx="7.500" fill={bubble.mine} opacity="0.35" />
      <rect x="91" y="78" width="30" height="15" rx="7.500" fill={bubble.raised} />
      <rect x="119" y="99" width="30" height="15" rx="7.500" fill={bubble.mine} opacity="0.35" />
      <path
        d="M58 34V18a10 10 0 0 1 10-10M172 8a10 10 0 0 1 10 10v16M182 116v16a10 10 0 0 1-10 10M68 142a10 10 0 0 1-10-10v-16"
        fill="none"
        stroke="var(--color-fuse)"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </Picture>
  );
}

/** The screenshot on its way into the chat. */
export function DropPicture(): ReactElement {
  return (
    <Picture left={28}>
      <rect
        x="30"
        y="102"
        width="180"
        height="40"
        rx="20"
        fill="var(--color-raised)"
        stroke={bubble.edge}
        strokeWidth="2.500"
      />
      <path d="M52 122h74" stroke={bubble.edge} strokeWidth="2.500" strokeLinecap="round" opacity="0.6" />
      <circle cx="190" cy="122" r="13" fill="var(--color-fuse)" />
      <path
        d="M190 128v-12M185 121l5-5 5 5"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(-7 104 52)">
        <rect
          x="76"
          y="8"
          width="58"
          height="88"
          rx="10"
          fill="var(--color-raised)"
          stroke={bubble.edge}
          strokeWidth="2.500"
        />
        <rect x="83" y="20" width="34" height="12" rx="6" fill={bubble.raised} />
        <rect x="99" y="37" width="28" height="12" rx="6" fill={bubble.mine} opacity="0.35" />
        <rect x="83" y="54" width="24" height="12" rx="6" fill={bubble.raised} />
        <rect x="104" y="71" width="23" height="12" rx="6" fill={bubble.mine} opacity="0.35" />
      </g>
      <path
        d="M152 30c16 6 26 20 28 42M171 63l9 10 7-11"
        fill="none"
        stroke="var(--color-fuse)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
}

/** Three messages, and the one that was picked. */
export function PickPicture(): ReactElement {
  return (
    <Picture left={32}>
      <rect
        x="34"
        y="10"
        width="132"
        height="34"
        rx="14"
        fill="var(--color-raised)"
        stroke={bubble.edge}
        strokeWidth="2.500"
      />
      <path d="M50 27h82" stroke={bubble.edge} strokeWidth="3" strokeLinecap="round" opacity="0.6" />
      <rect x="50" y="56" width="148" height="38" rx="15" fill="var(--color-fuse)" />
      <path d="M68 70h84M68 81h52" stroke="var(--color-night)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="m170 75 6 6 11-12"
        fill="none"
        stroke="var(--color-night)"
        strokeWidth="3.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect
        x="34"
        y="106"
        width="116"
        height="34"
        rx="14"
        fill="var(--color-raised)"
        stroke={bubble.edge}
        strokeWidth="2.500"
      />
      <path d="M50 123h64" stroke={bubble.edge} strokeWidth="3" strokeLinecap="round" opacity="0.6" />
      <path d="m212 38 3 9 9 3-9 3-3 9-3-9-9-3 9-3z" fill="var(--color-fuse)" />
    </Picture>
  );
}
