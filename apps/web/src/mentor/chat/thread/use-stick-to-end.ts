// Where the talk is scrolled to (MC1). A new answer is followed until its first line reaches the top, so that it is read from
// its beginning; a reader who goes to the end is kept there, one who reads elsewhere is left alone.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { followingAfter, NEAR_PX } from "./follow-rule.ts";
import type { Following, TalkSize } from "./follow-rule.ts";

/** Air above an answer that is read from its beginning. */
const AIR_PX = 12;

export interface StickToEnd {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** The end is out of sight. */
  readonly isAway: boolean;
  /** Goes to the end and stays there. */
  readonly toEnd: () => void;
  readonly onScroll: () => void;
  /** The reader begins to scroll: by wheel, finger, key or the bar. */
  readonly onMove: () => void;
  /** The scrolling has come to rest. */
  readonly onRest: () => void;
  /** The reader does something within the talk: what opens or closes there must not move it. */
  readonly onTouch: () => void;
}

/**
 * For one talk; another `key` begins anew. What is `busy` follows the answer from its first line on, and touching the talk does not stop
 * the following.
 */
export function useStickToEnd(key: string, busy: boolean): StickToEnd {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const following = useRef<Following>("answer");
  const expected = useRef(0);
  const wasNear = useRef(true);
  const size = useRef<TalkSize>({ whole: 0, shown: 0 });
  const isReaders = useRef(false);
  const isBusy = useRef(busy);
  useLayoutEffect(() => {
    isBusy.current = busy;
  }, [busy]);
  const [isAway, setAway] = useState(false);

  const settle = useCallback((what: Following) => {
    const element = frame.current;
    if (element === null) return;
    const end = element.scrollHeight - element.clientHeight;
    element.scrollTop = what === "answer" ? Math.min(end, answerTop(content.current)) : end;
    expected.current = element.scrollTop;
    size.current = sizeOf(element);
  }, []);
  const onScroll = useCallback(() => {
    const element = frame.current;
    if (element === null) return;
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    const now = sizeOf(element);
    following.current = followingAfter(following.current, {
      by: element.scrollTop - expected.current,
      left,
      isBusy: isBusy.current,
      isReaders: isReaders.current,
      size: now,
      sizeBefore: size.current,
    });
    size.current = now;
    expected.current = element.scrollTop;
    wasNear.current = left <= NEAR_PX;
    setAway(left > NEAR_PX);
  }, []);
  const onMove = useCallback(() => {
    isReaders.current = true;
  }, []);
  const onRest = useCallback(() => {
    isReaders.current = false;
  }, []);

  useLayoutEffect(() => {
    following.current = "answer";
    settle("answer");
  }, [key, settle]);
  useEffect(() => {
    const grown = new ResizeObserver((entries) => {
      const isFrame = entries.some(({ target }) => target === frame.current);
      if (following.current !== "nothing") settle(following.current);
      else if (isFrame && wasNear.current) settle("end");
      onScroll();
    });
    if (content.current !== null) grown.observe(content.current);
    if (frame.current !== null) grown.observe(frame.current);
    return () => grown.disconnect();
  }, [settle, onScroll]);

  const follow = useCallback(
    (what: Following) => {
      following.current = what;
      isReaders.current = false;
      settle("end");
      onScroll();
    },
    [settle, onScroll],
  );
  const toEnd = useCallback(() => follow("end"), [follow]);
  useEffect(() => {
    if (busy) follow("answer");
  }, [busy, follow]);
  const onTouch = useCallback(() => {
    if (!busy) following.current = "nothing";
  }, [busy]);
  return { frame, content, isAway, toEnd, onScroll, onMove, onRest, onTouch };
}

function sizeOf(element: HTMLElement): TalkSize {
  return { whole: element.scrollHeight, shown: element.clientHeight };
}

/** Where the newest answer begins, if the newest message is one; otherwise nothing holds the end back. */
function answerTop(content: HTMLElement | null): number {
  const last = content?.querySelector<HTMLElement>(":scope > article:last-of-type");
  if (last === null || last === undefined || last.dataset["role"] !== "assistant")
    return Number.POSITIVE_INFINITY;
  return last.offsetTop - AIR_PX;
}
