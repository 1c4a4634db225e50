import type { Seeds } from "../check.ts";

export const I_SEEDS: Seeds = {
  /** The button that closes a dialog has no name. */
  I1: [
    {
      file: "apps/web/src/ui/overlays/SheetDialog.tsx",
      from: "            aria-label={props.closeLabel}\n",
      to: "",
    },
  ],
  /** The focus is lost when a dialog closes, and a heart cannot be reached with the key Tab. */
  I2: [
    {
      file: "apps/web/src/ui/overlays/SheetDialog.tsx",
      from: "  useEffect(() => () => giveFocusBack(opener), [opener]);\n",
      to: "",
    },
    {
      file: "apps/web/src/ui/fields/HeartToggle.tsx",
      from: "      aria-pressed={isOn}\n",
      to: "      aria-pressed={isOn}\n      tabIndex={-1}\n",
    },
  ],
  /** A page that fits the phone on which the screens are walked, and no narrower one. */
  I3: [
    {
      file: "apps/web/src/ui/theme/base.css",
      from: "  overflow-wrap: break-word;\n",
      to: "  overflow-wrap: break-word;\n  min-width: 360px;\n",
    },
  ],
  /** White words on every brand. */
  I4: [
    {
      file: "packages/appearance/src/brand-colours.ts",
      from: "if (contrast(fill, INK) >= TEXT_CONTRAST) return { fill, on: INK };",
      to: "if (contrast(fill, INK) >= TEXT_CONTRAST) return { fill, on: WHITE };",
    },
  ],
  /** A sentence that nobody translated, and a form that leads nobody to what it refuses. */
  I5: [
    {
      file: "apps/web/src/ui/theme/UiProvider.tsx",
      from: "  useEffect(() => focusRefusedFields(document), []);\n",
      to: "",
    },
    {
      file: "packages/phrases/src/nl/general.ts",
      from: '  errorLoadingData: "Fout bij het laden van gegevens",',
      to: '  errorLoadingData: "Error loading data",',
    },
  ],
};
