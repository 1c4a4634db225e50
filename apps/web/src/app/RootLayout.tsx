import { Outlet, useRouter } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useHasTimers } from "../lib/device/cooking-timers.ts";
import { addressToSignIn } from "../lib/device/session.ts";
import { NavigateContext } from "../ui/navigation/AppLink.tsx";
import { ConflictHost } from "./ConflictHost.tsx";
import { ConsentQuestion } from "./ConsentQuestion.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { RailQuestion } from "./RailQuestion.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";
import { useHasOwnColour } from "./use-own-colour.ts";

/** Most people have no colour of their own, no timer and the right address, so what shows these is left out of the first load. */
const LateFrame = lazy(async () => ({ default: (await import("./LateFrame.tsx")).LateFrame }));

/** Around every screen: the colours of the person's organisation, links that stay in the app, the notices about address, network, timers and new versions, and the question that follows a save over a newer one. */
export function RootLayout() {
  const router = useRouter();
  const hasOwnColour = useHasOwnColour();
  const hasTimers = useHasTimers();
  const rightAddress = addressToSignIn();
  return (
    <NavigateContext value={(href, replace) => void router.navigate({ href, replace })}>
      <div data-notices>
        <OfflineNotice />
        {(hasOwnColour || hasTimers || rightAddress !== null) && (
          <Suspense>
            <LateFrame {...{ hasOwnColour, hasTimers, rightAddress }} />
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
