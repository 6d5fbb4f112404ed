// Confetti in the winner's colour, once, over the board. Only for whoever has nothing against motion.
import type { CharacterColor } from "@fitil/contracts";
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { TONES } from "../../../ui/character/index.ts";

const PIECES = 72;
const LONGEST_MS = 2600;

function throwPiece(piece: HTMLElement): Animation {
  const drift = (Math.random() - 0.5) * 220;
  const turn = 360 + Math.random() * 900;
  return piece.animate(
    [
      { transform: "translate(0, -10vh) rotate(0deg)", opacity: 1 },
      { transform: `translate(${drift * 0.7}px, 60vh) rotate(${turn * 0.7}deg)`, opacity: 1, offset: 0.75 },
      { transform: `translate(${drift}px, 95vh) rotate(${turn}deg)`, opacity: 0 },
    ],
    {
      duration: LONGEST_MS * (0.55 + Math.random() * 0.45),
      delay: Math.random() * 500,
      easing: "cubic-bezier(0.2, 0.6, 0.5, 1)",
      fill: "both",
    },
  );
}

/** A shower of small papers in the tones of `color`. Decoration: takes no clicks and says nothing. */
export function Confetti({ color }: { readonly color: CharacterColor }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pieces = [...(box.current?.children ?? [])].filter((piece) => piece instanceof HTMLElement);
    const thrown = pieces.map(throwPiece);
    return () => {
      for (const animation of thrown) animation.cancel();
    };
  }, []);
  const { base, light, shade } = TONES[color];
  const paints = [base, light, shade, base];
  return (
    <div
      ref={box}
      aria-hidden="true"
      data-testid="confetti"
      className="pointer-events-none absolute inset-0 overflow-clip"
    >
      {Array.from({ length: PIECES }, (_, index) => (
        <i
          key={index}
          className="absolute top-0 h-3.5 w-2 rounded-[2px] opacity-0"
          style={{
            left: `${((index * 61) % 100) + (index % 3)}%`,
            backgroundColor: paints[index % paints.length],
          }}
        />
      ))}
    </div>
  );
}
