import { lazy, Suspense } from "react";
import { BrandColours } from "./BrandColours.tsx";

const TimerHost = lazy(async () => ({
  default: (await import("../cooking/timers/TimerHost.tsx")).TimerHost,
}));

/** What few people have around their screens: colours of their own, and timers that run. */
export function LateFrame({ hasOwnColour, hasTimers }: { hasOwnColour: boolean; hasTimers: boolean }) {
  return (
    <>
      {hasOwnColour && <BrandColours />}
      {hasTimers && (
        <Suspense>
          <TimerHost />
        </Suspense>
      )}
    </>
  );
}
