import { Button } from "@mantine/core";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { type MacroTile, MacroTiles } from "../ui/MacroTiles.tsx";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import styles from "./PrototypeFrame.module.css";
import { PrototypeFrame } from "./PrototypeFrame.tsx";
import { SAMPLE_PLAN } from "./sample-plan.ts";
import { useGo } from "./use-go.ts";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

const MACROS = ["protein", "carbohydrates", "fat"] as const;

/** A day's plan with sample figures (ledger PROTO-001). */
export function PlanScreen() {
  const words = usePrototypePhrases().plan;
  const { nutrition } = usePhrases();
  const count = useCount();
  const go = useGo();
  const { kcal, protein, carbohydrates, fat } = SAMPLE_PLAN;
  const tiles: MacroTile[] = MACROS.map((key) => ({
    key,
    name: nutrition.nutrients[key],
    amount: count(SAMPLE_PLAN[key]),
    unit: nutrition.units.g,
  }));
  return (
    <PrototypeFrame title={words.title} text={words.text}>
      <div className={styles.plate}>
        <PlateGauge
          description={words.gauge({ kcal: count(kcal) })}
          value={count(kcal)}
          caption={nutrition.units.kcal}
          split={{ protein: protein * 4, carbs: carbohydrates * 4, fat: fat * 9 }}
        />
      </div>
      <MacroTiles label={words.perDay} tiles={tiles} />
      <Button size="lg" onClick={() => go.to("nutrition-plan")}>
        {words.start}
      </Button>
      <Button size="lg" variant="light" onClick={() => go.to("onboarding")}>
        {words.again}
      </Button>
    </PrototypeFrame>
  );
}
