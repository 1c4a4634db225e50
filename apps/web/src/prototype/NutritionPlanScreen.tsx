import { Button } from "@mantine/core";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./PrototypeFrame.module.css";
import { PrototypeFrame } from "./PrototypeFrame.tsx";
import { SAMPLE_PLAN } from "./sample-plan.ts";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** The meals of the sample plan (ledger PROTO-001). */
export function NutritionPlanScreen() {
  const words = usePrototypePhrases().nutritionPlan;
  const { meals, diary } = usePhrases();
  const count = useCount();
  const go = useGo();
  return (
    <PrototypeFrame title={words.title} text={words.text}>
      {SAMPLE_PLAN.meals.map(({ moment, percent }) => (
        <SectionCard key={moment} title={meals.moments[moment]}>
          <p className={styles.text}>
            {diary.amount({ amount: count((SAMPLE_PLAN.kcal * percent) / 100) })} ·{" "}
            {words.share({ percent: count(percent) })}
          </p>
        </SectionCard>
      ))}
      <Button size="lg" onClick={() => go.to("plan")}>
        {words.back}
      </Button>
    </PrototypeFrame>
  );
}
