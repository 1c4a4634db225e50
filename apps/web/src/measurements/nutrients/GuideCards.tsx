import type { EatenNutrients } from "@plateful/contract";
import { KCAL_PER_GRAM, type Nutrient } from "@plateful/nutrition";
import { IconDroplet, IconLeaf, IconSalt } from "@tabler/icons-react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { lineOf, type NutrientLine } from "./eaten.ts";
import { NutrientBar } from "./NutrientBar.tsx";
import styles from "./Nutrients.module.css";
import type { NutrientWords } from "./nutrient-words.ts";

const GUIDES = [
  ["FIBER", IconLeaf],
  ["SALT", IconSalt],
  ["SATURATED_FAT", IconDroplet],
] as const;

type Guided = (typeof GUIDES)[number][0];

interface Shown {
  readonly nutrient: Guided;
  readonly line: NutrientLine;
  readonly unit: string;
}

/** Saturated fat is read as a share of the energy, everything else in its unit. */
function shownAs(nutrient: Guided, line: NutrientLine, kcal: number, ofEnergy: string): Shown {
  const { total, reference } = line;
  const toPercent = (grams: number) => (kcal === 0 ? 0 : (grams * KCAL_PER_GRAM.fat * 100) / kcal);
  if (nutrient !== "SATURATED_FAT") return { nutrient, line, unit: reference.unit };
  return {
    nutrient,
    line: {
      nutrient,
      total: { ...total, amount: toPercent(total.amount) },
      reference: { ...reference, amount: Math.round(toPercent(reference.amount)) },
    },
    unit: ofEnergy,
  };
}

interface CardProps extends Shown {
  readonly Icon: (typeof GUIDES)[number][1];
  readonly words: NutrientWords;
  readonly onPress: () => void;
}

function GuideCard({ nutrient, line, unit, Icon, words, onPress }: CardProps) {
  const { nutrients: phrases } = usePhrases();
  const { total, reference } = line;
  const short = unit === reference.unit ? unit : "%";
  const guide = words.amount(reference.amount, short);
  const difference = Math.abs(total.amount - reference.amount);
  const away = words.amount(difference, short);
  const isBelow = total.amount < reference.amount;
  // A tenth is not a difference that anybody sees.
  const isGood = reference.kind === "MIN" ? !isBelow : isBelow || difference < 0.05;
  const verdict =
    reference.kind === "MIN"
      ? isGood
        ? phrases.reached
        : phrases.below({ amount: away })
      : isGood
        ? phrases.within({ amount: guide })
        : phrases.above({ amount: away });
  return (
    <li>
      <button type="button" className={styles.guide} onClick={onPress}>
        <span className={styles.guideName}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {phrases.short[nutrient]}
        </span>
        <span className={styles.guideAmount}>
          <b>{words.number(total.amount)}</b>
          {short === "%" ? "" : " "}
          {unit}
        </span>
        <NutrientBar line={line} />
        <span className={styles.quiet}>
          {reference.kind === "MIN" ? phrases.atLeast({ amount: guide }) : phrases.atMost({ amount: guide })}
        </span>
        <span className={classNames(styles.verdict, isGood && styles.good)}>{verdict}</span>
      </button>
    </li>
  );
}

interface GuideCardsProps {
  eaten: EatenNutrients;
  words: NutrientWords;
  onChoose: (nutrient: Nutrient) => void;
}

/** Fibre, salt and saturated fat: what a label says of a food, and guidelines say of a day. */
export function GuideCards({ eaten, words, onChoose }: GuideCardsProps) {
  const { nutrients: phrases } = usePhrases();
  return (
    <ul className={styles.guides}>
      {GUIDES.map(([nutrient, Icon]) => {
        const line = lineOf(eaten, nutrient);
        if (line === null) return null;
        return (
          <GuideCard
            key={nutrient}
            {...shownAs(nutrient, line, eaten.average?.kcal ?? 0, phrases.ofEnergy)}
            Icon={Icon}
            words={words}
            onPress={() => onChoose(nutrient)}
          />
        );
      })}
    </ul>
  );
}
