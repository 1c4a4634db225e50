import type { EatenNutrients } from "@plateful/contract";
import type { Nutrient } from "@plateful/nutrition";
import { formatList } from "@plateful/phrases";
import { IconSun } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useIsDesktop } from "../../lib/device/use-media.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { vitaminsAndMinerals } from "./eaten.ts";
import { FiberDays } from "./FiberDays.tsx";
import { GuideCards } from "./GuideCards.tsx";
import { KnownShare } from "./KnownShare.tsx";
import { NutrientList } from "./NutrientList.tsx";
import styles from "./Nutrients.module.css";
import { NutrientTable } from "./NutrientTable.tsx";
import { useNutrientWords } from "./nutrient-words.ts";
import { SourcesDialog } from "./SourcesDialog.tsx";

/** More days than a week do not fit beside each other. */
const MAX_DAYS_BESIDE = 7;

function HowToRead() {
  const { nutrients: phrases } = usePhrases();
  return (
    <SectionCard title={phrases.howToRead}>
      <ul className={styles.legend}>
        <li className={styles.legendItem}>
          <i aria-hidden="true" className={styles.legendLine} />
          {phrases.line}
        </li>
        <li className={styles.legendItem}>
          <i aria-hidden="true" className={styles.legendStripes} />
          {phrases.striped}
        </li>
      </ul>
    </SectionCard>
  );
}

/** Everything that is known of what was eaten in a period, the share known first (NUTR-005). */
export function FoundNutrients({ eaten, meals }: { eaten: EatenNutrients; meals: ReactNode }) {
  const { nutrients: phrases } = usePhrases();
  const language = useLanguage();
  const isDesktop = useIsDesktop();
  const words = useNutrientWords();
  const [chosen, setChosen] = useState<Nutrient | null>(null);
  const { known, unknown } = vitaminsAndMinerals(eaten);
  const isOneDay = eaten.from === eaten.until;
  const hasDays = !isOneDay && eaten.days.length > 1 && eaten.days.length <= MAX_DAYS_BESIDE;
  const who = words.who(eaten.reference_person);
  return (
    <div className={styles.columns}>
      <KnownShare eaten={eaten} words={words} />
      <GuideCards eaten={eaten} words={words} onChoose={setChosen} />
      {hasDays && <FiberDays eaten={eaten} words={words} />}
      <div className={styles.beside}>
        <SectionCard title={phrases.list}>
          <p className={styles.quiet}>{isOneDay ? phrases.oneDay({ who }) : phrases.average({ who })}</p>
          {isDesktop && hasDays ? (
            <NutrientTable eaten={eaten} lines={known} words={words} onChoose={setChosen} />
          ) : (
            <NutrientList lines={known} words={words} onChoose={setChosen} />
          )}
          {unknown.length > 0 && (
            <p className={styles.quiet}>
              {phrases.notKnown({
                names: formatList(
                  language,
                  unknown.map((nutrient) => phrases.names[nutrient]),
                ),
              })}
            </p>
          )}
        </SectionCard>
        <div className={styles.aside}>
          {meals}
          <p className={styles.sun}>
            <IconSun size={22} stroke={1.75} aria-hidden="true" />
            {phrases.sunlight}
          </p>
          <HowToRead />
        </div>
      </div>
      {chosen !== null && (
        <SourcesDialog eaten={eaten} nutrient={chosen} words={words} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}
