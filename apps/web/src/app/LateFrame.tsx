import { lazy, Suspense } from "react";
import { BrandColours } from "./BrandColours.tsx";
import { ForeignSiteNotice } from "./ForeignSiteNotice.tsx";

const TimerHost = lazy(async () => ({
  default: (await import("../cooking/timers/TimerHost.tsx")).TimerHost,
}));

interface LateFrameProps {
  hasOwnColour: boolean;
  hasTimers: boolean;
  /** Where people can sign in, on a page at another address. */
  rightAddress: string | null;
}

/** What few people have around their screens: a notice about the address, colours of their own, and timers that run. */
export function LateFrame({ hasOwnColour, hasTimers, rightAddress }: LateFrameProps) {
  return (
    <>
      {rightAddress !== null && <ForeignSiteNotice address={rightAddress} />}
      {hasOwnColour && <BrandColours />}
      {hasTimers && (
        <Suspense>
          <TimerHost />
        </Suspense>
      )}
    </>
  );
}
