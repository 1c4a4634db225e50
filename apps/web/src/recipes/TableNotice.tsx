import { Button } from "@mantine/core";
import { isSimple } from "@plateful/access";
import type { RecipeMeal } from "@plateful/contract";
import { formatNumber } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useEaterWords } from "../lib/language/use-eater-words.ts";
import { toAccessUser } from "../lib/person/current-user.ts";
import { householdQuery } from "../lib/person/household-query.ts";
import { useSubject } from "../lib/person/subject.ts";
import { Notice } from "../ui/Notice.tsx";
import styles from "./CookingNotice.module.css";
import { portionsToCook } from "./parts/recipe-view.ts";

const TableDialog = lazy(async () => ({ default: (await import("./TableDialog.tsx")).TableDialog }));

/** Everybody's portion of a meal, in words: "You 1 · Anna 0.8"; guests eat as much as oneself. */
function useEaters(meal: RecipeMeal, people: number): string {
  const { table: words } = usePhrases().household;
  const named = useEaterWords();
  const { user, viewedId } = useSubject();
  const own = viewedId === undefined ? words.you : user.first_name;
  const size = meal.portions_multiplier;
  const guests = people > 1 ? [named(words.guests({ count: people - 1 }), size)] : [];
  const company = meal.cooking.company.map(({ name, portions }) => named(name, portions));
  return [named(own, size), ...company, ...guests].join(" · ");
}

/** Who eats of a planned recipe and how much, and the way to change who sits at this table (ledger PLAN-126, PLAN-129). */
export function TableNotice({ meal, people }: { meal: RecipeMeal; people: number }) {
  const { table: words } = usePhrases().household;
  const language = useLanguage();
  const { user, viewedId } = useSubject();
  const [isChanging, setIsChanging] = useState(false);
  const eaters = useEaters(meal, people);
  const isPlanned = !isSimple(toAccessUser(user));
  const { data: members = [] } = useQuery({ ...householdQuery(viewedId), enabled: isPlanned });
  const { company, leftover_of: cooked, leftovers } = meal.cooking;
  if (company.length === 0 && members.length === 0) return null;
  const isCookedAlone = cooked === null && leftovers.length === 0;
  const portions = formatNumber(language, portionsToCook(meal, people), { maximumFractionDigits: 2 });
  return (
    <div className={styles.notice}>
      {company.length > 0 && (
        <Notice kind="info" title={isCookedAlone ? words.cook({ portions }) : words.portions}>
          <p>{eaters}</p>
          {isCookedAlone && <p>{words.amounts}</p>}
        </Notice>
      )}
      {members.length > 0 && (
        <Button variant="subtle" className={styles.change ?? ""} onClick={() => setIsChanging(true)}>
          {words.change}
        </Button>
      )}
      {isChanging && (
        <Suspense fallback={null}>
          <TableDialog meal={meal} members={members} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}
