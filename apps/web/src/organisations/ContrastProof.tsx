import { useComputedColorScheme, VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { brandVariables, contrastProof, type ProofRow } from "@plateful/appearance";
import { formatNumber } from "@plateful/phrases";
import { IconCheck, IconShieldCheck } from "@tabler/icons-react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { Pill } from "../ui/Pill.tsx";
import styles from "./Branding.module.css";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

/** How long a colour has to rest before it is read out, in milliseconds. */
const REST_MS = 500;

function useProofText() {
  const { proof } = useOwnPracticePhrases().branding;
  return ({ sample, shift, words }: ProofRow): string =>
    sample === "button" ? proof.button[shift][words] : proof[sample][shift];
}

function Sample({ row }: { row: ProofRow }) {
  const { samples } = useOwnPracticePhrases().branding.proof;
  if (row.sample === "graph")
    return (
      <span aria-hidden="true" className={styles.sampleGraph}>
        <i />
      </span>
    );
  const look = { button: styles.sampleButton, link: styles.sampleLink, chip: styles.sampleChip }[row.sample];
  return (
    <span aria-hidden="true" className={look}>
      {samples[row.sample]}
    </span>
  );
}

/** Says once, after a rest, what a change of the colour came to. */
function ReadOut({ rows }: { rows: readonly ProofRow[] }) {
  const { proof } = useOwnPracticePhrases().branding;
  const textOf = useProofText();
  const [button, link] = rows;
  const text = button && link ? proof.said({ button: textOf(button), link: textOf(link) }) : "";
  const [rested] = useDebouncedValue(text, REST_MS);
  return (
    <VisuallyHidden>
      <p aria-live="polite">{rested}</p>
    </VisuallyHidden>
  );
}

/** How readable a colour is wherever it stands, measured: it never fails, it says what was changed (ledger ORG-012, ORG-046). */
export function ContrastProof({ colour }: { colour: string }) {
  const { proof } = useOwnPracticePhrases().branding;
  const language = useLanguage();
  const scheme = useComputedColorScheme("light");
  const textOf = useProofText();
  const rows = contrastProof(colour, scheme);
  const write = (ratio: number, digits: number) =>
    formatNumber(language, Math.floor(ratio * 10 ** digits) / 10 ** digits, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  return (
    <section aria-label={proof.title} style={brandVariables(colour, scheme)}>
      <header className={styles.proofHead}>
        <h2 className={styles.proofTitle}>{proof.title}</h2>
        <Pill tone="ok" icon={<IconShieldCheck size={16} aria-hidden="true" />}>
          {proof.standard}
        </Pill>
      </header>
      <ul className={styles.proof}>
        {rows.map((row) => (
          <li key={row.sample}>
            <Sample row={row} />
            <span>{textOf(row)}</span>
            <span title={proof.exact({ ratio: write(row.ratio, 2) })} className={styles.ratio}>
              <IconCheck size={16} stroke={2.4} aria-hidden="true" />
              {proof.ratio({ ratio: write(row.ratio, 1) })}
            </span>
          </li>
        ))}
      </ul>
      <ReadOut rows={rows} />
    </section>
  );
}
