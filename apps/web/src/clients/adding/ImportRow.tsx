import { Button, TextInput } from "@mantine/core";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./ImportClients.module.css";
import type { ListedClient } from "./read-client-list.ts";
import type { ListRow } from "./use-client-import.ts";

interface ImportRowProps {
  row: ListRow;
  onChange: (change: Partial<ListedClient>) => void;
  onSkip: () => void;
}

const OF_NAME: ReadonlySet<string> = new Set(["NAME", "NAME_LONG", "FORMULA"]);
const LONGEST = 254;

/** A line of the list that waits: what is wrong with it, and what puts it right. */
export function ImportRow({ row, onChange, onSkip }: ImportRowProps) {
  const { list: words } = useIntakePhrases();
  const { listed, problem, checked } = row;
  const message = problem === null ? undefined : words.problems[problem];
  const isOfName = problem !== null && OF_NAME.has(problem);
  const { repair } = checked;
  return (
    <li>
      <fieldset className={styles.row}>
        <legend className={styles.line}>{words.line({ line: listed.line })}</legend>
        <TextInput
          label={words.name}
          value={listed.name}
          maxLength={LONGEST}
          autoComplete="off"
          error={isOfName && message}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          label={words.email}
          value={listed.email}
          maxLength={LONGEST}
          autoComplete="off"
          inputMode="email"
          error={!isOfName && message}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
        <div className={styles.repairs}>
          {repair !== null && (
            <Button variant="default" onClick={() => onChange({ [repair.field]: repair.value })}>
              {words.use({ value: repair.value })}
            </Button>
          )}
          <Button variant="subtle" aria-label={words.skipLine({ line: listed.line })} onClick={onSkip}>
            {words.skip}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
