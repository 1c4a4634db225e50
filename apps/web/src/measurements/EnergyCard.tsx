import { IconFlame } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { ListRow } from "../ui/ListRow.tsx";
import { useEvidenceLines } from "./EnergyEvidence.tsx";
import styles from "./EnergyUse.module.css";
import { energyUseQuery } from "./energy-use-query.ts";
import { useEnergyWords } from "./energy-words.ts";
import type { ProgressPerson } from "./progress-person.ts";

type Use = Parameters<typeof useEvidenceLines>[0];

function useCardWords({ use, person }: { use: Use; person: ProgressPerson }) {
  const { card } = usePhrases().energyUse;
  const words = useEnergyWords(person);
  const lines = useEvidenceLines(use);
  const { learned, plan, state } = use;
  if (learned === null) return { title: card.learning, text: lines.map(({ text }) => text).join(", ") };
  const kcal = words.kcal(learned.kcal);
  const range = { low: words.kcal(learned.low_kcal), high: words.kcal(learned.high_kcal) };
  if (!person.mayWrite)
    return {
      title: card.knownOfClient({ kcal }),
      text:
        plan === null
          ? card.range(range)
          : card.rangeAndPlan({
              ...range,
              plan: words.kcal(plan.kcal),
              suggested: words.kcal(plan.new_kcal),
            }),
    };
  return { title: card.known({ kcal }), text: state === "PROPOSED" ? card.look : card.range(range) };
}

function Shown({ use, person }: { use: Use; person: ProgressPerson }) {
  const { title, text } = useCardWords({ use, person });
  return (
    <div className={styles.card}>
      <ListRow
        look="card"
        icon={<IconFlame size={22} stroke={1.75} />}
        title={title}
        text={text}
        {...(person.mayWrite ? { href: PATHS.energyUse } : {})}
      />
    </div>
  );
}

/** A quiet line beside the weight: what was learned of someone's energy use so far. Their coach reads it, where they share what it rests on. */
export function EnergyCard({ person }: { person: ProgressPerson }) {
  const { data: use } = useQuery(energyUseQuery(person.id));
  const showsNumbers = useShowsNumbers();
  if (use === undefined || use.state === "NO_PLAN" || (person.mayWrite && !showsNumbers)) return null;
  return <Shown use={use} person={person} />;
}
