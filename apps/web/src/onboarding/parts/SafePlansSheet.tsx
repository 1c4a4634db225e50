import { Button } from "@mantine/core";
import { type Kcal, type RailFinding, type RailPerson, safeEnergies } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { IconHeartHandshake } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { localDate } from "../../lib/language/local-date.ts";
import { useCount } from "../../lib/language/use-count.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useRailWords } from "../../lib/person/use-rail-words.ts";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { useAnswers } from "../answers/answers-store.ts";
import { weeklyLossText, weightText } from "../answers/body-words.ts";
import { effectOf } from "../answers/safe-plan.ts";
import { PlaceLink } from "../health/PlaceLink.tsx";
import { ChoiceList } from "./ChoiceList.tsx";
import { SafeGauge } from "./SafeGauge.tsx";
import styles from "./SafePlansSheet.module.css";

interface SafePlansSheetProps {
  /** The energy that was typed, kcal per day. */
  asked: Kcal;
  person: RailPerson;
  finding: RailFinding;
  onClose: () => void;
  onUse: (kcal: Kcal) => void;
}

/** Says what too little energy does, and offers the plans that work; the low one cannot be kept. A client can ask their coach first (ledger SAFE-017). */
export function SafePlansSheet({ asked, person, finding, onClose, onUse }: SafePlansSheetProps) {
  const { safety, healthAnswers, general } = usePhrases();
  const words = safety.tooLittle;
  const count = useCount();
  const rail = useRailWords();
  const textOf = useEnergyWords(person);
  const navigate = useNavigate();
  const coach = useCurrentUser().coach;
  const energies = safeEnergies(person);
  const [chosen, setChosen] = useState(energies[0]);
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      closeLabel={general.close}
      actions={
        <>
          <Button size="lg" onClick={() => onUse(chosen)}>
            {words.use({ kcal: count(chosen) })}
          </Button>
          {coach === null ? (
            <Button variant="default" size="lg" onClick={onClose}>
              {words.back}
            </Button>
          ) : (
            <Button variant="default" size="lg" onClick={() => void navigate({ to: PATHS.messages })}>
              {words.askCoach({ name: coach.first_name })}
            </Button>
          )}
        </>
      }
    >
      <SafeGauge asked={asked} least={energies[0]} />
      <p className={styles.why}>{rail(finding)}</p>
      <ChoiceList
        label={words.choose}
        kind="radio"
        choices={energies.map((kcal) => ({ value: String(kcal), ...textOf(kcal, kcal === energies[0]) }))}
        chosen={[String(chosen)]}
        onToggle={(value) => setChosen(Number(value))}
      />
      <p className={styles.talk}>
        <IconHeartHandshake size={24} stroke={1.75} aria-hidden="true" />
        <span>
          {healthAnswers.outcome.disorder} <PlaceLink place="disorder" />
        </span>
      </p>
    </SheetDialog>
  );
}

/** Names an energy by what it leads to. */
function useEnergyWords(person: RailPerson) {
  const phrases = usePhrases();
  const language = useLanguage();
  const answers = useAnswers();
  const count = useCount();
  const words = phrases.safety.tooLittle;
  const unit = answers.preferences.personalWeightUnit;
  return (kcal: Kcal, isLeast: boolean): { readonly title: string; readonly description: string } => {
    const { loss, day } = effectOf(answers, kcal, person.need ?? kcal, localDate());
    const amount = { kcal: count(kcal) };
    if (loss === null) return { title: words.need(amount), description: words.noLoss };
    const pace = words.perWeek({ loss: weeklyLossText(loss, unit, language, phrases) });
    const weight = weightText(answers.physicalStats.goalWeight, unit, language, phrases);
    const date =
      day === null ? null : formatDate(language, day, { day: "numeric", month: "long", year: "numeric" });
    return {
      title: isLeast ? words.fastest(amount) : words.easier(amount),
      description: date === null ? pace : `${pace} ${words.goal({ weight, date })}`,
    };
  };
}
