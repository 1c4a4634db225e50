import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { fetchScreen } from "./app/routes/fetch-screen.ts";
import { fetchLateScreens } from "./app/routes/late-screen.ts";
import { createAppRouter } from "./app/routes/router.tsx";
import { startSession } from "./app/start-session.ts";
import { PATHS } from "./lib/address/paths.ts";
import { forgetPerson } from "./lib/device/forget-person.ts";
import { catchInstallPrompt } from "./lib/device/install-prompt.ts";
import { allowOwnScripts } from "./lib/device/own-scripts.ts";
import { currentToken, isKnownDevice } from "./lib/device/session.ts";
import { LanguageProvider } from "./lib/language/LanguageProvider.tsx";
import { currentLanguage } from "./lib/language/language.ts";
import { fetchLatePhrasesOnPress, loadPhrasesFor } from "./lib/language/load-phrases.ts";
import { currentUserQuery } from "./lib/person/current-user.ts";
import { restWhileAway } from "./lib/server/polling.ts";
import { createQueryClient } from "./lib/server/query-client.ts";
import { UiProvider } from "./ui/theme/UiProvider.tsx";

const host = document.getElementById("root");
if (!host) throw new Error("index.html has no #root element");

allowOwnScripts();
catchInstallPrompt();
const speaking = loadPhrasesFor(currentLanguage(), location.pathname);
fetchLatePhrasesOnPress(currentLanguage, fetchLateScreens);

/** A 401 on any call asks who is here; a 401 on that very question signs out, without an alert (ledger AUTH-035, AUTH-036). */
function handleUnauthorised(): void {
  if (!isKnownDevice()) return;
  const state = queryClient.getQueryState(currentUserQuery.queryKey);
  const isRefused = currentToken() === null || state?.status === "error" || state?.fetchFailureCount !== 0;
  if (!isRefused) {
    void queryClient.refetchQueries(currentUserQuery);
    return;
  }
  // biome-ignore lint/suspicious/noConsole: ledger AUTH-035 asks for this line
  console.info("invalid token, log in again");
  // Without what was searched for: someone else may sign in next.
  const { pathname } = router.state.location;
  const search = pathname === PATHS.home ? {} : { next: pathname };
  void forgetPerson(queryClient).then(() => router.navigate({ to: "/login", search, replace: true }));
}

let isLeaving = false;

/** What stays open to whoever is blocked: the reason, what a coach pays, and the profile (ledger AUTH-047). */
const OPEN_TO_BLOCKED = [PATHS.billingIssue, PATHS.coachBilling, PATHS.profile];

/** The account was switched off, or its payment stopped, while the app was open (ledger ERR-019). */
async function handleBlocked(): Promise<void> {
  const { pathname } = router.state.location;
  // The navigation counts messages there too, and its refusal must not close the way to a subscription.
  if (isLeaving || OPEN_TO_BLOCKED.some((path) => pathname.startsWith(path))) return;
  isLeaving = true;
  // What is known of the person says otherwise, so it is read again before the screen gives the reason.
  await queryClient.refetchQueries(currentUserQuery);
  await router.navigate({ to: PATHS.billingIssue, replace: true });
  isLeaving = false;
}

onlineManager.setOnline(navigator.onLine);
restWhileAway();
const queryClient = createQueryClient(
  () => ({ oops: first.general.oops, later: first.general.somethingWentWrong }),
  { onUnauthorised: handleUnauthorised, onBlocked: () => void handleBlocked() },
);
// First, because it takes the token of a link out of the address before anything else reads it.
const starting = startSession(speaking);
const router = createAppRouter(queryClient);
fetchScreen(router, location.pathname);
const [first] = await Promise.all([speaking, starting]);
if (currentToken() !== null) void queryClient.prefetchQuery(currentUserQuery);
// Few come back from a checkout. Where this cannot be fetched, the payment counts all the same.
if (location.search.includes("checkout"))
  await import("./app/take-checkout.ts").then(({ takeCheckout }) => takeCheckout()).catch(() => undefined);

createRoot(host).render(
  <StrictMode>
    <UiProvider>
      <LanguageProvider first={first}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </UiProvider>
  </StrictMode>,
);
