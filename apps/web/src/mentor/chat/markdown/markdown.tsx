// Shows a mentor's Markdown as React elements: no HTML is ever set, no picture loaded, and links tell nobody who came.
import { memo } from "react";
import type { ReactElement, ReactNode } from "react";
import { readMarkdown } from "./markdown-tree.ts";
import type { Block, Inline } from "./markdown-tree.ts";

/** Where the next word will come: at the end of what is there. */
const CARET =
  "[&>:last-child]:after:ml-0.5 [&>:last-child]:after:inline-block [&>:last-child]:after:h-[1.05em] [&>:last-child]:after:w-[3px] [&>:last-child]:after:animate-pulse [&>:last-child]:after:rounded-full [&>:last-child]:after:bg-fuse [&>:last-child]:after:align-text-bottom [&>:last-child]:after:content-['']";

export interface MarkdownProps {
  readonly text: string;
  /** More words are coming. */
  readonly growing?: boolean;
}

/** The text of an answer. */
export const Markdown = memo(function Markdown({ text, growing = false }: MarkdownProps): ReactElement {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 leading-relaxed ${growing ? CARET : ""}`}>
      {readMarkdown(text).map(showBlock)}
    </div>
  );
});

function showBlock(block: Block, key: number): ReactElement {
  switch (block.type) {
    case "paragraph":
      return (
        <p key={key} dir="auto" className="whitespace-pre-line">
          {block.inside.map(showInline)}
        </p>
      );
    case "heading":
      return (
        <p key={key} dir="auto" className="pt-1 font-semibold">
          {block.inside.map(showInline)}
        </p>
      );
    case "quote":
      return (
        <blockquote key={key} className="grid gap-2 border-l-3 border-line pl-4 text-quiet">
          {block.inside.map(showBlock)}
        </blockquote>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        <li key={index} className="pl-1">
          <div className="grid gap-2">{item.map(showBlock)}</div>
        </li>
      ));
      return block.start === null ? (
        <ul key={key} className="grid list-disc gap-1.5 pl-5 marker:text-fuse">
          {items}
        </ul>
      ) : (
        <ol key={key} start={block.start} className="grid list-decimal gap-1.5 pl-6 marker:text-quiet">
          {items}
        </ol>
      );
    }
    case "code":
      return (
        <pre
          key={key}
          // Wide code scrolls, and what scrolls can be reached by keyboard.
          tabIndex={0}
          className="overflow-x-auto rounded-sm border border-line bg-night p-3 text-sm"
        >
          <code>{block.text}</code>
        </pre>
      );
    case "rule":
      return <hr key={key} className="border-line" />;
    default: {
      const never: never = block;
      return never;
    }
  }
}

function showInline(span: Inline, key: number): ReactNode {
  switch (span.type) {
    case "text":
      return span.text;
    case "code":
      return (
        <code key={key} className="rounded-sm bg-night px-1.5 py-0.5 text-[0.92em]">
          {span.text}
        </code>
      );
    case "strong":
      return <strong key={key}>{span.inside.map(showInline)}</strong>;
    case "em":
      return <em key={key}>{span.inside.map(showInline)}</em>;
    case "strike":
      return <s key={key}>{span.inside.map(showInline)}</s>;
    case "link":
      return (
        <a
          key={key}
          href={span.url}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          referrerPolicy="no-referrer"
          className="underline decoration-fuse underline-offset-3 hover:text-fuse"
        >
          {span.inside.map(showInline)}
        </a>
      );
    default: {
      const never: never = span;
      return never;
    }
  }
}
