import { Switch, TextInput } from "@mantine/core";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { refusalAt } from "../lib/server/refusal-of.ts";
import styles from "./Branding.module.css";
import { type BrandDraft, isSupportAddress } from "./branding-form.ts";
import { suggestedSubdomain } from "./suggested-subdomain.ts";
import { useMainHost } from "./use-main-host.ts";
import { useOwnPracticePhrases } from "./use-own-practice-phrases.ts";

const MAX_NAME = 100;
const MAX_SUPPORT = 2000;
const MAX_SUBDOMAIN = 63;

export interface BrandFieldProps {
  draft: BrandDraft;
  error: Error | null;
  onChange: (changes: Partial<BrandDraft>) => void;
}

/** The practice's name, and its address: chosen once, and changed by staff alone afterwards (ledger ORG-011). */
export function NameFields(props: BrandFieldProps & { subdomain: string | null | undefined }) {
  const { draft, error, onChange, subdomain } = props;
  const { branding: words } = useOwnPracticePhrases();
  const { practice } = usePhrases();
  // A form that was just opened is no mistake yet.
  const isCleared = subdomain !== undefined && draft.name.trim() === "";
  const mainHost = useMainHost();
  const host = <span className={styles.host}>.{mainHost}</span>;
  return (
    <>
      <TextInput
        label={words.name}
        autoComplete="organization"
        maxLength={MAX_NAME}
        // On the field itself: the component would give a plain `dir` to the box around label and field.
        attributes={{ input: { dir: "auto" } }}
        value={draft.name}
        error={refusalAt(error, "name") ?? (isCleared ? words.nameRequired : undefined)}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {subdomain === undefined ? (
        <TextInput
          label={practice.naming.address}
          description={`${practice.naming.addressHint} ${practice.naming.optional}`}
          placeholder={suggestedSubdomain(draft.name)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_SUBDOMAIN}
          rightSection={host}
          rightSectionWidth="auto"
          value={draft.subdomain}
          error={refusalAt(error, "subdomain")}
          onChange={(event) => onChange({ subdomain: event.currentTarget.value.toLowerCase() })}
        />
      ) : (
        <div className={styles.fact}>
          <p className={styles.label}>{words.address}</p>
          <p className={styles.hint}>
            {subdomain === null ? (
              words.noAddress
            ) : (
              <>
                <b className={styles.address}>
                  {subdomain}.{mainHost}
                </b>
                <br />
                {words.addressFixed}
              </>
            )}
          </p>
        </div>
      )}
    </>
  );
}

/** Where clients get help, and whether they see the logo. */
export function ContactFields({ draft, error, onChange }: BrandFieldProps) {
  const { branding: words } = useOwnPracticePhrases();
  const isAddress = isSupportAddress(draft.support);
  return (
    <>
      <TextInput
        label={words.support}
        description={words.supportHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_SUPPORT}
        value={draft.support}
        error={refusalAt(error, "support_url") ?? (isAddress ? undefined : words.supportInvalid)}
        onChange={(event) => onChange({ support: event.currentTarget.value })}
      />
      <Switch
        size="md"
        label={words.showLogo}
        checked={draft.showsLogo}
        onChange={(event) => onChange({ showsLogo: event.currentTarget.checked })}
      />
    </>
  );
}
