// A part that folds away. Folded, it is out of reach for everybody: neither the eye, nor Tab, nor a screen reader finds it.
import type { ReactElement, ReactNode } from "react";

/** `children`, or nothing of them. The motion is stilled where motion is unwelcome. */
export function Reveal(props: { readonly open: boolean; readonly children: ReactNode }): ReactElement {
  const { open } = props;
  return (
    <div
      inert={!open}
      className={`grid transition-[grid-template-rows,opacity,visibility] duration-240 ease-out ${open ? "visible grid-rows-[1fr] opacity-100" : "invisible grid-rows-[0fr] opacity-0"}`}
    >
      <div className="min-h-0 overflow-hidden">{props.children}</div>
    </div>
  );
}
