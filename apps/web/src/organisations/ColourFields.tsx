import { TextInput } from "@mantine/core";
import { IconColorPicker } from "@tabler/icons-react";
import { useId } from "react";
import { refusalAt } from "../lib/server/refusal-of.ts";
import { classNames } from "../ui/base/class-names.ts";
import type { BrandFieldProps } from "./BrandFields.tsx";
import styles from "./Branding.module.css";
import { readColour } from "./branding-form.ts";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

const MAX_TYPED = 40;

/** The brand's colour, as text and with a picker (ledger ORG-003). What is no colour leaves the last one painted. */
export function ColourFields({ draft, error, onChange }: BrandFieldProps) {
  const { branding: words } = useOwnPracticePhrases();
  const name = useId();
  const choose = (colour: string) => onChange({ colour, colourText: colour });
  const read = (typed: string) => {
    const colour = readColour(typed);
    onChange({ colourText: typed, ...(colour === null ? {} : { colour }) });
  };
  const isColour = readColour(draft.colourText) !== null;
  return (
    <>
      <fieldset aria-label={words.swatches} className={styles.swatches}>
        {Object.entries(words.swatchNames).map(([colour, label]) => (
          <label
            key={colour}
            title={label}
            className={classNames(styles.swatch, colour === draft.colour && styles.chosen)}
          >
            <input
              type="radio"
              name={name}
              value={colour}
              aria-label={label}
              checked={colour === draft.colour}
              onChange={() => choose(colour)}
            />
            <i aria-hidden="true" style={{ background: colour }} />
          </label>
        ))}
      </fieldset>
      <div className={styles.colourRow}>
        <TextInput
          className={styles.colourText ?? ""}
          label={words.colourCode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_TYPED}
          leftSection={<i aria-hidden="true" className={styles.dot} style={{ background: draft.colour }} />}
          value={draft.colourText}
          error={refusalAt(error, "primary_colour") ?? (isColour ? undefined : words.colourInvalid)}
          onChange={(event) => read(event.currentTarget.value)}
          onBlur={() => isColour && onChange({ colourText: draft.colour })}
        />
        <label title={words.pickColour} className={styles.picker}>
          <IconColorPicker size={22} stroke={1.75} aria-hidden="true" />
          <input
            type="color"
            aria-label={words.pickColour}
            value={draft.colour}
            onInput={(event) => choose(event.currentTarget.value)}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </label>
      </div>
    </>
  );
}
