// Keeps the end of the talk in view while an answer grows, but only for whoever is reading there (MC1).
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** This near to the end counts as being there, in CSS pixels. */
const NEAR_PX = 72;

export interface StickToEnd {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** The end is out of sight. */
  readonly isAway: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

/** For one talk; another `key` begins at its end. */
export function useStickToEnd(key: string): StickToEnd {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isThere = useRef(true);
  const [isAway, setAway] = useState(false);
  const jump = useCallback(() => {
    const element = frame.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, []);
  useLayoutEffect(() => {
    isThere.current = true;
    jump();
  }, [key, jump]);
  useEffect(() => {
    const grown = new ResizeObserver(() => {
      if (isThere.current) jump();
    });
    if (content.current !== null) grown.observe(content.current);
    if (frame.current !== null) grown.observe(frame.current);
    return () => grown.disconnect();
  }, [jump]);
  const lastTop = useRef(0);
  const onScroll = useCallback(() => {
    const element = frame.current;
    if (element === null) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    // Only the reader scrolls up; what grows or is measured anew below never takes them away from the end.
    const isUp = element.scrollTop < lastTop.current - 1;
    lastTop.current = element.scrollTop;
    if (left <= NEAR_PX) isThere.current = true;
    else if (isUp) isThere.current = false;
    setAway(!isThere.current);
  }, []);
  const toEnd = useCallback(() => {
    isThere.current = true;
    setAway(false);
    jump();
  }, [jump]);
  return { frame, content, isAway, toEnd, onScroll };
}
