import type { FeatureFlag } from "@plateful/contract";
import { useCount } from "../../lib/language/use-count.ts";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { isOn } from "./flag-state.ts";

/** For whom a flag is on, in a line. */
export function useFlagWords(): (flag: FeatureFlag) => string {
  const { flags: words } = useStaffPhrases();
  const count = useCount();
  return (flag) => {
    if (flag.everyone === true) return words.everybody;
    if (flag.everyone === false) return words.nobody;
    if (!isOn(flag)) return words.off;
    return [
      ...(flag.kind === "SAMPLE" && flag.percent > 0
        ? [words.percent({ percent: count(flag.percent) })]
        : []),
      ...(flag.organisations.length > 0 ? [words.organisations({ count: flag.organisations.length })] : []),
      ...(flag.users.length > 0 ? [words.people({ count: flag.users.length })] : []),
    ].join(", ");
  };
}
