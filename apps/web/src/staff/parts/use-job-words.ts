import type { StaffJobs } from "@plateful/contract";
import { jobKindText } from "@plateful/phrases/staff";
import { useCount } from "../../lib/language/use-count.ts";
import { useStaffPhrases } from "./use-staff-phrases.ts";

type Kind = StaffJobs["kinds"][number];

/** How a kind of job stands, in a line. */
export function useJobWords(): (kind: Kind) => string {
  const { jobs: words } = useStaffPhrases();
  const count = useCount();
  return ({ waiting, active, failed }) => {
    const parts = [
      ...(waiting + active > 0 ? [words.line({ waiting: count(waiting), active: count(active) })] : []),
      ...(failed > 0 ? [words.lineFailed({ failed: count(failed) })] : []),
    ];
    return parts.length === 0 ? words.idle : parts.join(", ");
  };
}

/** What a kind of job is called. */
export function useJobKindWords(): (kind: string) => string {
  const phrases = useStaffPhrases();
  return (kind) => jobKindText(phrases, kind) ?? kind;
}
