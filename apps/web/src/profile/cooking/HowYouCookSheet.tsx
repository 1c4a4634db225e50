import { Button } from "@mantine/core";
import type { User, UserProfile } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { todayOf } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { plannedAheadQuery } from "../../lib/plan/planned-ahead-query.ts";
import { useMayReplan, useReplanWeek } from "../../lib/plan/use-replan-week.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { failureText } from "../parts/failure-text.ts";
import { useChangeProfile } from "../parts/use-change-profile.ts";
import { CookingFit } from "./CookingFit.tsx";
import { CookingPage } from "./CookingPage.tsx";
import { draftOf, toChanges } from "./cooking-draft.ts";
import styles from "./HowYouCook.module.css";
import { TastePage } from "./TastePage.tsx";
import "../../ui/fields/form-styles.ts";

interface HowYouCookSheetProps {
  /** Whose answers they are: one's own, or a coach's client's. */
  person: User;
  intake: UserProfile;
  onClose: () => void;
}

/** Saves the answers, and plans the coming meals again by them where that is asked for. */
function useSave(person: User, onClose: () => void) {
  const { howYouCook: words } = usePhrases();
  const change = useChangeProfile(person);
  const replan = useReplanWeek(person, words.undone);
  const planAgain = () => replan.mutate("TODAY", { onSuccess: onClose });
  return {
    isBusy: change.isPending || replan.isPending,
    saveError: change.error,
    planError: replan.error,
    save: (changes: ReturnType<typeof toChanges>, plansAgain: boolean) =>
      change.mutate(changes, {
        onSuccess: () => {
          if (plansAgain) return planAgain();
          showToast({ message: words.saved });
          onClose();
        },
      }),
  };
}

/** Asks in two steps how someone cooks, says what fits, and plans the week again by it (ledger PROF-044 to PROF-047). */
export function HowYouCookSheet({ person, intake, onClose }: HowYouCookSheetProps) {
  const phrases = usePhrases();
  const { howYouCook: words, general } = phrases;
  const own = useCurrentUser();
  const clientId = person.id === own.id ? undefined : person.id;
  const [draft, setDraft] = useState(() => draftOf(intake));
  const [step, setStep] = useState<"COOKING" | "TASTE">("COOKING");
  const [today] = useState(() => todayOf(new Date()));
  const mayReplan = useMayReplan(person);
  const { data: isPlanned = false } = useQuery({ ...plannedAheadQuery(person, today), enabled: mayReplan });
  const { isBusy, saveError, planError, save } = useSave(person, onClose);
  const name = { name: person.first_name };
  const titles = {
    COOKING: clientId === undefined ? words.title : words.titleOf(name),
    TASTE: clientId === undefined ? words.tasteTitle : words.tasteTitleOf(name),
  };
  const plansAgain = mayReplan && isPlanned;
  const last = (
    <>
      {plansAgain && (
        <Button size="lg" loading={isBusy} onClick={() => save(toChanges(draft), true)}>
          {words.planAgain}
        </Button>
      )}
      <div className={styles.row}>
        <Button size="lg" variant="subtle" onClick={() => setStep("COOKING")}>
          {general.back}
        </Button>
        <Button
          size="lg"
          className={styles.wide ?? ""}
          variant={plansAgain ? "default" : "filled"}
          loading={isBusy && !plansAgain}
          disabled={isBusy && plansAgain}
          onClick={() => save(toChanges(draft), false)}
        >
          {plansAgain ? words.later : words.save}
        </Button>
      </div>
    </>
  );
  return (
    <SheetDialog
      isOpen
      isTall
      onClose={onClose}
      title={titles[step]}
      closeLabel={general.close}
      actions={
        <div className={styles.foot}>
          <CookingFit person={person} draft={draft} clientId={clientId} />
          {step === "TASTE" ? (
            last
          ) : (
            <Button size="lg" onClick={() => setStep("TASTE")}>
              {words.next}
            </Button>
          )}
        </div>
      }
    >
      <div key={step} className={styles.page}>
        {step === "COOKING" ? (
          <CookingPage draft={draft} onDraft={setDraft} clientId={clientId} />
        ) : (
          <TastePage draft={draft} onDraft={setDraft} clientId={clientId} />
        )}
        {saveError !== null && <Notice kind="error" title={failureText(saveError, phrases)} />}
        {planError !== null && <Notice kind="error" title={words.failed} />}
      </div>
    </SheetDialog>
  );
}
