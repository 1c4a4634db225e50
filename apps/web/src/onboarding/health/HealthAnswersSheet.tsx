import { Button } from "@mantine/core";
import type { HealthAnswers } from "@plateful/contract";
import { HEALTH_CONDITIONS, type HealthCondition } from "@plateful/nutrition";
import { IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useAskConsent } from "../../privacy/index.ts";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import styles from "./HealthAnswersSheet.module.css";
import { HealthOutcome } from "./HealthOutcome.tsx";
import { HEALTH_ICONS } from "./health-icons.tsx";
import { useDeleteHealthAnswers, useSetHealthAnswers } from "./use-health-answers.ts";

interface HealthAnswersSheetProps {
  /** What was said before; null for nothing. */
  answers: HealthAnswers | null;
  onClose: () => void;
  /** After an answer of which nothing follows; the others are told what does, and close the sheet. */
  onNothing?: () => void;
  /** After the answers were deleted; without it they cannot be. */
  onDeleted?: () => void;
}

type Ticked = readonly HealthCondition[] | null;

/** The questions about health: boxes to tick, of which "None of these" clears the others, and a way not to say (ledger SAFE-010). */
export function HealthAnswersSheet({
  answers,
  onClose,
  onNothing = onClose,
  onDeleted,
}: HealthAnswersSheetProps) {
  const { healthAnswers: words, general } = usePhrases();
  // Null until something is ticked.
  const [ticked, setTicked] = useState<Ticked>(answers?.conditions ?? null);
  const save = useSetHealthAnswers();
  const remove = useDeleteHealthAnswers();
  const askConsent = useAskConsent("HEALTH_ANSWERS");
  // Asked first where it is missing: the server would refuse what is sent without it. Who would rather not say stores nothing.
  const send = async (conditions: HealthCondition[] | null) => {
    if (conditions !== null && !(await askConsent())) return;
    save.mutate(conditions, { onSuccess: () => conditions?.length === 0 && onNothing() });
  };
  if (save.data !== undefined && save.data.answers.conditions?.length !== 0)
    return <HealthOutcome saved={save.data} onClose={onClose} />;
  const toggle = (condition: HealthCondition, isOn: boolean) => {
    const others = (ticked ?? []).filter((each) => each !== condition);
    const next = isOn ? [...others, condition] : others;
    setTicked(next.length === 0 ? null : next);
  };
  const isBusy = save.isPending || remove.isPending;
  return (
    <SheetDialog
      isOpen
      isTall
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      closeLabel={general.close}
      actions={
        <>
          <Button
            size="lg"
            disabled={ticked === null || isBusy}
            loading={save.isPending && save.variables !== null}
            onClick={() => ticked !== null && void send([...ticked])}
          >
            {words.save}
          </Button>
          <Button
            variant="default"
            size="lg"
            disabled={isBusy}
            loading={save.isPending && save.variables === null}
            onClick={() => void send(null)}
          >
            {words.ratherNot}
          </Button>
        </>
      }
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{words.title}</legend>
        {HEALTH_CONDITIONS.map((condition) => (
          <ChoiceCard
            key={condition}
            kind="checkbox"
            name={condition}
            value={condition}
            icon={HEALTH_ICONS[condition]}
            {...textsOf(words.choices[condition])}
            isChecked={ticked?.includes(condition) === true}
            onChange={(isOn) => toggle(condition, isOn)}
          />
        ))}
        <ChoiceCard
          kind="checkbox"
          name="NONE"
          value="NONE"
          icon={HEALTH_ICONS.NONE}
          title={words.choices.NONE.title}
          isChecked={ticked?.length === 0}
          onChange={(isOn) => setTicked(isOn ? [] : null)}
        />
      </fieldset>
      {(save.isError || remove.isError) && (
        <p role="alert" className={styles.error}>
          {words.failed}
        </p>
      )}
      <p className={styles.privacy}>
        <IconLock size={22} stroke={1.75} aria-hidden="true" />
        <span>
          <strong>{words.onlyYou}</strong> {words.privacy}
        </span>
      </p>
      {answers !== null && onDeleted !== undefined && (
        <Button
          variant="subtle"
          color="red"
          fullWidth
          disabled={isBusy}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onDeleted })}
        >
          {words.profile.remove}
        </Button>
      )}
    </SheetDialog>
  );
}

const textsOf = (choice: { readonly title: string; readonly text?: string }) =>
  choice.text === undefined ? { title: choice.title } : { title: choice.title, description: choice.text };
