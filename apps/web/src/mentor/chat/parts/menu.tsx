// A button that opens a list of things to do. The browser's own popover: above everything, closed by Escape or a press
// beside it, focus given back. Arrows walk the list.
import { useId, useRef } from "react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { ChatIcon } from "./chat-icon.tsx";
import type { ChatIconName } from "./chat-icon.tsx";

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: ChatIconName;
  readonly danger?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** The button's name for everybody. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly triggerClass: string;
  readonly items: readonly MenuItem[];
  /** Which edge of the button the list keeps to. */
  readonly align?: "start" | "end";
}

const GAP_PX = 6;
const EDGE_PX = 8;
/** A list is given so much room, however near to the edge its button stands. */
const ROOM_PX = 280;

/** The button and its list. */
export function Menu({ label, trigger, triggerClass, items, align = "end" }: MenuProps): ReactElement {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => list.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
        className={triggerClass}
      >
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={(event) => {
          if (event.newState === "open" && button.current !== null && list.current !== null)
            place(list.current, button.current, align);
        }}
        onToggle={(event) => {
          if (event.newState === "open") itemsIn(list.current)[0]?.focus();
        }}
        onKeyDown={(event) => walk(event, list.current, close)}
        className="fixed m-0 max-w-[calc(100vw-16px)] min-w-56 animate-fade rounded-md border border-line bg-raised p-1.5 text-text shadow-soft"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              item.onSelect();
            }}
            className={`flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-sm transition-colors duration-150 hover:bg-lifted focus-visible:bg-lifted focus-visible:outline-offset-[-2px] ${item.danger === true ? "text-coral" : ""}`}
          >
            <span className={item.danger === true ? "" : "text-quiet"}>
              <ChatIcon name={item.icon} size={18} />
            </span>
            <span className="grid">
              {item.label}
              {item.hint !== undefined && <span className="text-xs text-quiet">{item.hint}</span>}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Puts the list above or below its button, wherever there is more room. */
function place(list: HTMLElement, button: HTMLElement, align: "start" | "end"): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const isAbove = top > innerHeight - bottom;
  const px = (value: number): string => `${Math.max(EDGE_PX, value)}px`;
  const most = innerWidth - EDGE_PX - ROOM_PX;
  Object.assign(list.style, {
    top: isAbove ? "auto" : px(bottom + GAP_PX),
    bottom: isAbove ? px(innerHeight - top + GAP_PX) : "auto",
    left: align === "start" ? px(Math.min(left, most)) : "auto",
    right: align === "end" ? px(Math.min(innerWidth - right, most)) : "auto",
  });
}

function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>("[role=menuitem]")];
}

function walk(event: KeyboardEvent, list: HTMLElement | null, close: () => void): void {
  const items = itemsIn(list);
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === "Tab") close();
  if (to === undefined) return;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
}
