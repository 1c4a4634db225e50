import { lazy, Suspense, useState } from "react";
import { useSubject } from "../lib/person/subject.ts";

const CookingOffer = lazy(async () => ({ default: (await import("./CookingOffer.tsx")).CookingOffer }));

/**
 * Below the meals of whoever was never asked how they cook, where it is offered to say so (ledger PROF-043). Its code comes when it is
 * seen, so that it costs the first load nothing; once there it stays, as its sheet is still open when the answers are saved.
 */
export function CookingSpot() {
  const { user } = useSubject();
  const [isSeen, setSeen] = useState(false);
  if (isSeen)
    return (
      <Suspense fallback={null}>
        <CookingOffer />
      </Suspense>
    );
  if (user.intake?.how_cooks_settled !== false) return null;
  return (
    <div
      ref={(spot) => {
        const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true));
        if (spot !== null) watch.observe(spot);
        return () => watch.disconnect();
      }}
    />
  );
}
