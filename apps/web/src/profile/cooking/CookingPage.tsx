import { KITCHEN_TOOLS, type KitchenTool } from "@plateful/nutrition";
import { IconBlender, IconCooker, IconSnowflake } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { householdQuery } from "../../lib/person/household-query.ts";
import { BudgetRow } from "./BudgetRow.tsx";
import { type CookingDraft, withTool } from "./cooking-draft.ts";
import styles from "./HowYouCook.module.css";
import { MinuteTiles } from "./MinuteTiles.tsx";
import { SwitchRow } from "./SwitchRow.tsx";

interface CookingPageProps {
  draft: CookingDraft;
  onDraft: (draft: CookingDraft) => void;
  /** A coach's client; undefined for oneself. */
  clientId: number | undefined;
}

const TOOL_ICONS: Readonly<Record<KitchenTool, typeof IconCooker>> = {
  OVEN: IconCooker,
  BLENDER: IconBlender,
  FREEZER: IconSnowflake,
};

/** How many are at the table, which is set among those who eat along. */
function PeopleRow({ clientId }: Pick<CookingPageProps, "clientId">) {
  const { howYouCook: words } = usePhrases();
  const { data } = useQuery(householdQuery(clientId));
  return (
    <div className={styles.people}>
      <div>
        <p className={styles.label}>{words.people}</p>
        <p className={styles.hint}>{words.peopleHint}</p>
      </div>
      <output className={styles.count}>{data === undefined ? "…" : data.length + 1}</output>
    </div>
  );
}

/** Time, kitchen, how often to cook and what it may cost (ledger PROF-044, PROF-049). */
export function CookingPage({ draft, onDraft, clientId }: CookingPageProps) {
  const { howYouCook: words } = usePhrases();
  return (
    <>
      <MinuteTiles
        label={words.weekday}
        value={draft.weekday_minutes}
        onChange={(minutes) => onDraft({ ...draft, weekday_minutes: minutes })}
      />
      <MinuteTiles
        label={words.weekend}
        value={draft.weekend_minutes}
        onChange={(minutes) => onDraft({ ...draft, weekend_minutes: minutes })}
      />
      <p className={styles.hint}>{words.work}</p>
      <PeopleRow clientId={clientId} />
      <fieldset className={styles.group}>
        <legend className={styles.label}>{words.kitchen}</legend>
        <div className={styles.tiles}>
          {KITCHEN_TOOLS.map((tool) => {
            const Icon = TOOL_ICONS[tool];
            return (
              <label key={tool} className={styles.tile}>
                <input
                  type="checkbox"
                  checked={draft.kitchen.includes(tool)}
                  onChange={() => onDraft(withTool(draft, tool))}
                />
                <Icon size={28} stroke={1.75} aria-hidden="true" />
                <span>{words.tools[tool]}</span>
              </label>
            );
          })}
        </div>
        <p className={styles.hint}>{words.kitchenHint}</p>
      </fieldset>
      <SwitchRow
        title={words.again}
        text={words.againText}
        isOn={draft.leftovers === "NEXT_LUNCH"}
        onChange={(isOn) => onDraft({ ...draft, leftovers: isOn ? "NEXT_LUNCH" : "OFF" })}
      />
      <SwitchRow
        title={words.evenings}
        text={words.eveningsText}
        isOn={draft.cooks_twice_a_week}
        onChange={(isOn) => onDraft({ ...draft, cooks_twice_a_week: isOn })}
      />
      <BudgetRow
        value={draft.weekly_budget}
        onChange={(euros) => onDraft({ ...draft, weekly_budget: euros })}
        clientId={clientId}
      />
    </>
  );
}
