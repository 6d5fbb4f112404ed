// Shows a mentor's Markdown as React elements: no HTML is ever set, no picture loaded, and links tell nobody who came.
import { memo } from "react";
import type { ReactElement, ReactNode } from "react";
import { readMarkdown } from "./markdown-tree.ts";
import type { Block, Inline } from "./markdown-tree.ts";

/** The text of an answer. */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }): ReactElement {
  return <div className="grid gap-3 leading-relaxed">{readMarkdown(text).map(showBlock)}</div>;
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
