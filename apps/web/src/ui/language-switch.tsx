// Russian or English: two letters, one press.
import type { ReactElement } from "react";

export interface LanguageSwitchProps {
  readonly label: string;
  readonly value: string;
  readonly languages: readonly { readonly id: string; readonly short: string; readonly name: string }[];
  readonly onChange: (id: string) => void;
}

/** A row of languages; the present one is marked. */
export function LanguageSwitch({ label, value, languages, onChange }: LanguageSwitchProps): ReactElement {
  return (
    <div role="group" aria-label={label} className="inline-flex">
      {languages.map(({ id, short, name }) => (
        <button
          key={id}
          type="button"
          lang={id}
          title={name}
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className={`min-h-11 min-w-11 rounded-md px-2 text-sm font-semibold uppercase transition-colors duration-150 ${id === value ? "text-text" : "text-quiet hover:text-text"}`}
        >
          <span className={`border-b-2 pb-0.5 ${id === value ? "border-fuse" : "border-transparent"}`}>
            {short}
          </span>
          <span className="sr-only">: {name}</span>
        </button>
      ))}
    </div>
  );
}
