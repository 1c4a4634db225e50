import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentConflict, subscribeToConflicts } from "../lib/server/open-conflict.ts";

const ConflictDialog = lazy(async () => ({ default: (await import("./ConflictDialog.tsx")).ConflictDialog }));

/** Asks which version to keep when someone else saved the same thing in the meantime (ledger DATA-054). */
export function ConflictHost() {
  const conflict = useSyncExternalStore(subscribeToConflicts, currentConflict);
  if (conflict === null) return null;
  return (
    <Suspense>
      <ConflictDialog {...conflict} />
    </Suspense>
  );
}
