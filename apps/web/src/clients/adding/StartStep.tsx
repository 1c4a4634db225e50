import { useMediaQuery } from "@mantine/hooks";
import { IconChevronDown, IconClipboardText, IconPencil } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { refusalOf } from "../../lib/server/refusal-of.ts";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./AddClient.module.css";
import { CoachChoice } from "./CoachChoice.tsx";
import { InvitationLine } from "./InvitationLine.tsx";
import { InvitationMail } from "./InvitationMail.tsx";
import { TemplateChoices } from "./TemplateChoices.tsx";
import { useInvitationPreview } from "./use-add-client.ts";
import type { ClientDraft } from "./use-client-draft.ts";

interface StartStepProps {
  draft: ClientDraft;
  onChange: (changes: Partial<ClientDraft>) => void;
  refusal: Error | null;
}

/** The mail beside the choices, or behind a row of its own where there is no room for both. */
function Mail({ draft, onChange }: Pick<StartStepProps, "draft" | "onChange">) {
  const { mail: words } = useIntakePhrases().adding;
  const hasRoom = useMediaQuery("(min-width: 1000px)", false, { getInitialValueInEffect: false });
  const { data: mail } = useInvitationPreview(draft);
  const title = words.title({ name: draft.first.trim() });
  if (hasRoom)
    return (
      <section aria-label={title} className={styles.beside}>
        <p aria-hidden="true" className={styles.label}>
          {title}
        </p>
        <InvitationLine draft={draft} onChange={onChange} />
        <InvitationMail draft={draft} />
      </section>
    );
  return (
    <details className={styles.behind}>
      <summary>
        <span className={styles.manyWords}>
          {title}
          <strong lang={mail?.language}>{mail?.subject}</strong>
        </span>
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      <div>
        <InvitationLine draft={draft} onChange={onChange} />
        <InvitationMail draft={draft} />
      </div>
    </details>
  );
}

/** How the client starts, and what they are mailed; the profile form follows where the coach fills it in (ledger COACH-015). */
export function StartStep({ draft, onChange, refusal }: StartStepProps) {
  const { start } = useIntakePhrases().adding;
  const phrases = usePhrases();
  const name = draft.first.trim();
  const options = [
    { value: "CLIENT", title: start.client, text: start.clientText({ name }), Icon: IconClipboardText },
    { value: "COACH", title: start.coach, text: start.coachText, Icon: IconPencil },
  ] as const;
  // A colleague fills in the profile of their own client.
  const shown = draft.coach === null ? options : options.slice(0, 1);
  return (
    <div className={styles.start}>
      <div className={styles.choices}>
        <fieldset aria-label={start.label} className={styles.cards}>
          {shown.map(({ value, title, text, Icon }) => (
            <ChoiceCard
              key={value}
              kind="radio"
              name="start"
              value={value}
              title={title}
              description={text}
              icon={<Icon size={24} stroke={1.5} />}
              isChecked={draft.template === null && draft.start === value}
              onChange={() => onChange({ start: value, template: null })}
            />
          ))}
          <TemplateChoices draft={draft} onChange={onChange} />
        </fieldset>
        {draft.template !== null && (
          <p role="status" className={styles.hint}>
            {start.templateNext({ name })}
          </p>
        )}
        <CoachChoice draft={draft} onChange={onChange} />
      </div>
      <Mail draft={draft} onChange={onChange} />
      <p role="alert" className={styles.error}>
        {refusalOf(refusal, [], phrases)}
      </p>
    </div>
  );
}
