import type { TeamRight } from "@plateful/access";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../ui/overlays/lazy-part.tsx";
import { useHasRight } from "./own-rights.ts";

const MissingRight = lazyPart(async () => (await import("./MissingRight.tsx")).MissingRight);

interface RightGateProps {
  right: TeamRight;
  /** True where the right is not asked for. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A screen that needs a right; without it, what is missing and who can give it (ledger TEAM-017). */
export function RightGate({ right, isOpen = false, children }: RightGateProps) {
  const mayEnter = useHasRight(right) || isOpen;
  if (mayEnter) return children;
  return (
    <Suspense>
      <MissingRight right={right} />
    </Suspense>
  );
}
