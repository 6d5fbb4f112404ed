// Names over the figures, for a moment at the beginning of a match: each on a pill, within the board, three cells wide at most.
import type { TagItem } from "../board/draw-items.ts";
import type { BoardLayout } from "../board/layout.ts";
import { TONES } from "../../../ui/character/index.ts";

/** Draws names on one canvas at one layout. */
export interface TagPainter {
  /** Draws the name of whoever stands at (x, y), in canvas pixels. */
  paint(item: TagItem, x: number, y: number): void;
}

interface FittedText {
  readonly text: string;
  /** Pixels. */
  readonly width: number;
}

const WIDEST_CELLS = 3;

/** A painter of names; the canvas stays its owner's. */
export function createTagPainter(context: CanvasRenderingContext2D, layout: BoardLayout): TagPainter {
  const { cell, width } = layout;
  const height = Math.max(cell * 0.34, 13);
  const font = `700 ${Math.round(height * 0.72)}px Onest, system-ui, sans-serif`;
  const fitted = new Map<string, FittedText>();

  /** The text, or as much of its beginning as has room; measured once. */
  const fit = (text: string): FittedText => {
    const known = fitted.get(text);
    if (known !== undefined) return known;
    const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
    let shown = text;
    while (letters.length > 1 && context.measureText(shown).width > cell * WIDEST_CELLS) {
      letters.pop();
      shown = `${letters.join("").trimEnd()}…`;
    }
    const fresh = { text: shown, width: context.measureText(shown).width };
    fitted.set(text, fresh);
    return fresh;
  };

  return {
    paint(item, figureX, figureY) {
      context.font = font;
      context.textAlign = "center";
      context.textBaseline = "middle";
      const { text, width: textWidth } = fit(item.text);
      const box = textWidth + height * 0.9;
      const x = Math.min(width - box / 2 - 2, Math.max(box / 2 + 2, figureX));
      // Above the head; below the feet where there is no room above.
      const above = figureY - cell * 0.86 - height / 2;
      const y = above - height / 2 < 0 ? figureY + cell * 0.56 + height / 2 : above;
      context.globalAlpha = item.alpha;
      context.fillStyle = "rgba(14,11,32,0.86)";
      context.beginPath();
      context.roundRect(x - box / 2, y - height / 2, box, height, height / 2);
      context.fill();
      context.fillStyle = TONES[item.color].base;
      context.fillText(text, x, y + height * 0.04);
      context.globalAlpha = 1;
    },
  };
}
