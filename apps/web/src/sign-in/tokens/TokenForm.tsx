import "../../ui/fields/form-styles.ts";
import { TextInput } from "@mantine/core";
import { MAX_TOKEN_NAME, TOKEN_DAYS, type TokenArea, type TokenScope } from "@plateful/contract";
import { type FormEvent, useId, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { refusalAt, refusalOf } from "../../lib/server/refusal-of.ts";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import { ChoiceChips } from "../../ui/fields/ChoiceChips.tsx";
import styles from "./NewTokenDialog.module.css";
import { areasFor, scopeFor } from "./token-scopes.ts";
import type { TokenWish } from "./use-create-access-token.ts";
import { useTokenPhrases } from "./use-token-phrases.ts";

interface TokenFormProps {
  id: string;
  isCoach: boolean;
  initial: TokenWish | undefined;
  error: Error | null;
  onSend: (wish: TokenWish) => void;
}

interface AreaRowProps {
  area: TokenArea;
  scopes: readonly TokenScope[];
  problemId: string;
  onToggle: (scope: TokenScope) => void;
}

function AreaRow({ area, scopes, problemId, onToggle }: AreaRowProps) {
  const { areas, form } = useTokenPhrases();
  const name = areas[area];
  return (
    <div className={styles.area}>
      <span>{name}</span>
      <CheckChips
        label={name}
        describedBy={problemId}
        chips={[
          { value: scopeFor(area, "read"), label: form.read, fullLabel: form.readOf({ area: name }) },
          { value: scopeFor(area, "write"), label: form.write, fullLabel: form.writeOf({ area: name }) },
        ]}
        chosen={scopes}
        onToggle={onToggle}
      />
      {area === "coach" && <p className={styles.hint}>{form.coachHint}</p>}
    </div>
  );
}

/** What a token is for, what it may do, and how long it works. */
export function TokenForm({ id, isCoach, initial, error, onSend }: TokenFormProps) {
  const phrases = usePhrases();
  const { form: words } = useTokenPhrases();
  const problemId = useId();
  const [name, setName] = useState(initial?.name ?? "");
  const [scopes, setScopes] = useState<readonly TokenScope[]>(initial?.scopes ?? []);
  const [days, setDays] = useState<TokenWish["expires_in_days"]>(initial?.expires_in_days ?? 90);
  const [isSent, setIsSent] = useState(false);
  const lacksName = isSent && name.trim() === "";
  const lacksScopes = isSent && scopes.length === 0;
  const toggle = (scope: TokenScope) =>
    setScopes((before) =>
      before.includes(scope) ? before.filter((each) => each !== scope) : [...before, scope],
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (name.trim() !== "" && scopes.length > 0)
      onSend({ name: name.trim(), scopes: [...scopes], expires_in_days: days });
  };
  return (
    <form noValidate id={id} className={styles.form} onSubmit={submit}>
      <TextInput
        label={words.name}
        description={words.nameHint}
        autoComplete="off"
        maxLength={MAX_TOKEN_NAME}
        value={name}
        error={lacksName ? phrases.general.required : refusalAt(error, "name")}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.areas}</legend>
        {areasFor(isCoach).map((area) => (
          <AreaRow key={area} {...{ area, scopes, problemId }} onToggle={toggle} />
        ))}
        <p id={problemId} role="alert" className={styles.problem}>
          {lacksScopes ? words.nothingChosen : refusalAt(error, "scopes")}
        </p>
      </fieldset>
      <div>
        <p className={styles.legend} aria-hidden="true">
          {words.life}
        </p>
        <ChoiceChips
          label={words.life}
          chips={TOKEN_DAYS.map((count) => ({ value: count, label: words.days({ count }) }))}
          value={days}
          onChoose={(count) => setDays(TOKEN_DAYS.find((each) => each === count) ?? 90)}
        />
      </div>
      <p role="alert" className={styles.problem}>
        {refusalOf(error, ["name", "scopes"], phrases)}
      </p>
    </form>
  );
}
