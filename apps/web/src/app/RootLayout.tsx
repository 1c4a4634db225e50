import { Outlet, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useHasTimers } from "../lib/device/cooking-timers.ts";
import { NavigateContext } from "../ui/navigation/AppLink.tsx";
import { ConflictHost } from "./ConflictHost.tsx";
import { ConsentQuestion } from "./ConsentQuestion.tsx";
import { ForeignSiteNotice } from "./ForeignSiteNotice.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { RailQuestion } from "./RailQuestion.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";
import { useHasOwnColour } from "./use-own-colour.ts";

/** Most people have no colour of their own, so what mixes its shades is left out of the first load. */
const BrandColours = lazy(async () => ({ default: (await import("./BrandColours.tsx")).BrandColours }));

const TimerHost = lazy(async () => ({
  default: (await (await import("./routes/late-screens.ts")).lateParts.TimerHost()).TimerHost,
}));

/** Around every screen: the colours of the person's organisation, links that stay in the app, the notices about address, network, timers and new versions, and the question that follows a save over a newer one. */
export function RootLayout() {
  const router = useRouter();
  const hasOwnColour = useHasOwnColour();
  const hasTimers = useHasTimers();
  return (
    <NavigateContext value={(href, replace) => void router.navigate({ href, replace })}>
      {hasOwnColour && (
        <Suspense>
          <BrandColours />
        </Suspense>
      )}
      <div data-notices>
        <ForeignSiteNotice />
        <OfflineNotice />
        {hasTimers && (
          <Suspense>
            <TimerHost />
          </Suspense>
        )}
      </div>
      <UpdateNotice />
      <ConflictHost />
      <Outlet />
      <ConsentQuestion />
      <RailQuestion />
    </NavigateContext>
  );
}
