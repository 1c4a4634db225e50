import type { TeamRight } from "@plateful/access";
import { Suspense } from "react";
import { lazyPart } from "../../ui/overlays/lazy-part.tsx";
import { useHasRight } from "./own-rights.ts";

const MissingRightNotice = lazyPart(
  async () => (await import("./MissingRightNotice.tsx")).MissingRightNotice,
);

/** Says above what a coach may only read that a right is missing; nothing at all with the right (ledger TEAM-017). */
export function RightNote({ right }: { right: TeamRight }) {
  if (useHasRight(right)) return null;
  return (
    <Suspense>
      <MissingRightNotice right={right} />
    </Suspense>
  );
}
