// A person's picture: the provider's, or the drawn character that their id leads to. Always the same one for the same id.
import { COLORS } from "@fitil/contracts";
import type { CharacterId, EyeVariant } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { CharacterFigure } from "./character/index.ts";

/** The drawn character of a person without a picture: colour and eyes from the letters of their id. Pure. */
export function drawnAvatar(id: string): { colorId: CharacterId; eyeVariant: EyeVariant } {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return {
    colorId: ((sum % 4) + 1) as CharacterId,
    eyeVariant: ((Math.floor(sum / 4) % 4) + 1) as EyeVariant,
  };
}

/** The round picture; decoration, the name stands beside it. A picture that cannot be loaded gives way to the drawing. */
export function Avatar(props: {
  readonly id: string;
  readonly photoURL: string | null;
  readonly size?: number;
}): ReactElement {
  const size = props.size ?? 44;
  const [broken, setBroken] = useState<string | null>(null);
  const drawn = drawnAvatar(props.id);
  const photo = props.photoURL !== null && props.photoURL !== broken ? props.photoURL : null;
  return (
    <span
      className="grid shrink-0 place-items-center overflow-hidden rounded-full bg-lifted ring-1 ring-line"
      style={{ width: size, height: size }}
    >
      {photo !== null ? (
        <img
          src={photo}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
          className="size-full object-cover"
        />
      ) : (
        <CharacterFigure
          color={COLORS[drawn.colorId]}
          eyeVariant={drawn.eyeVariant}
          size={Math.round(size * 0.82)}
        />
      )}
    </span>
  );
}
