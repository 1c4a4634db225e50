import type { FeatureFlag } from "@plateful/contract";

type State = Pick<FeatureFlag, "kind" | "everyone" | "users" | "organisations" | "percent">;

const WHOLE = 100;

/** Whether a flag names anybody, or has a share that counts: only a sample has one. */
export const hasTargets = ({ kind, users, organisations, percent }: State): boolean =>
  users.length + organisations.length > 0 || (kind === "SAMPLE" && percent > 0);

/** Whether it is on for anybody at all. */
export const isOn = (flag: State): boolean => flag.everyone ?? hasTargets(flag);

/** How much of the bar is filled, in percent; what is named is a sliver, since it cannot be told as a share. */
export function shareOf(flag: State): number {
  if (!isOn(flag)) return 0;
  if (flag.everyone === true) return WHOLE;
  const named = flag.users.length + flag.organisations.length > 0 ? 3 : 0;
  return flag.kind === "SAMPLE" ? Math.max(flag.percent, named) : named;
}
