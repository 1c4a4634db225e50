import { getHealthAnswers, type HealthAnswers } from "@plateful/contract";
import type { HealthCondition, Screening } from "@plateful/nutrition";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** What the person said about their health; null when they were not asked yet. */
export const healthAnswersQuery = queryOptions({
  queryKey: ["health-answers"],
  queryFn: async ({ signal }) => (await call(getHealthAnswers, { signal })).answers,
});

/** The same as the guard-rails read it. */
const screeningOf = (answers: HealthAnswers | null | undefined): Screening | undefined =>
  answers === null || answers === undefined ? undefined : (answers.conditions ?? "NOT_SAID");

/** What the person said, as the guard-rails read it; undefined until they are asked, and while it is loading. */
export const useScreening = (): Screening | undefined => screeningOf(useQuery(healthAnswersQuery).data);

const WITHOUT_PERIOD: readonly HealthCondition[] = ["PREGNANT", "BREASTFEEDING"];

/**
 * Whether the question for the next period makes sense: not to whoever is pregnant or breastfeeds, and not before that is
 * known (ledger PROF-041).
 */
export function useMayAskForPeriod(): boolean {
  const { data, isPending } = useQuery(healthAnswersQuery);
  return !isPending && !(data?.conditions ?? []).some((condition) => WITHOUT_PERIOD.includes(condition));
}
