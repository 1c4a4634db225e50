import { isSimple } from "@plateful/access";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { toAccessUser } from "../lib/person/current-user.ts";
import { useSubject } from "../lib/person/subject.ts";

const HowYouCookCard = lazy(async () => ({ default: (await import("../profile/index.ts")).HowYouCookCard }));

/**
 * Where whoever has a planned day and was never asked how they cook is offered to say so (ledger PROF-043). It is below the meals,
 * and its code comes when it is about to be seen, so that it costs the first load nothing.
 */
export function CookingSpot({ isOffered }: { isOffered: boolean }) {
  const { user, viewedId } = useSubject();
  const spot = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isOpen =
    isOffered &&
    viewedId === undefined &&
    user.intake?.how_cooks_settled === false &&
    !isSimple(toAccessUser(user));
  useEffect(() => {
    if (!isOpen || isNear || spot.current === null) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    seen.observe(spot.current);
    return () => seen.disconnect();
  }, [isOpen, isNear]);
  // Once it is there it stays, as its sheet is still open when the answers are saved.
  if (isNear)
    return (
      <Suspense fallback={null}>
        <HowYouCookCard />
      </Suspense>
    );
  return isOpen ? <div ref={spot} /> : null;
}
