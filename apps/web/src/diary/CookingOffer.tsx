import { lazy, Suspense } from "react";

const HowYouCookCard = lazy(async () => ({ default: (await import("../profile/index.ts")).HowYouCookCard }));

/** A step of its own, so that the list of the files that the offer needs is not part of the diary. */
export function CookingOffer() {
  return (
    <Suspense fallback={null}>
      <HowYouCookCard />
    </Suspense>
  );
}
