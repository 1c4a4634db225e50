const SCRIPT = "/sw.js";

/** Registering takes bandwidth and processor time, which belong to the first screen until it is there. */
const pageIsLoaded = () =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("load", resolve, { once: true }));

const HOUR_MS = 3_600_000;

/**
 * Asks for a newer version when the page comes back to the front, and once an hour. A browser asks by itself when a page is
 * loaded, which an app that stays open for days never is.
 */
function askForVersions(registration: ServiceWorkerRegistration): void {
  // Without a network there is none to be had, and the next time asks again.
  const ask = () => void registration.update().catch(() => undefined);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") ask();
  });
  setInterval(ask, HOUR_MS);
}

/**
 * Registers the service worker that keeps the app for use without a network. Browsers without service workers do without.
 * @param onReady Told of a newer version of the app that is fetched and waits; also of one that waited before the page was opened.
 */
export async function keepAppOnDevice(onReady: (version: ServiceWorker) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await pageIsLoaded();
  const registration = await navigator.serviceWorker.register(SCRIPT, { scope: "/" }).catch(() => undefined);
  // Also a browser that is told to have no service workers answers without one.
  if (registration === undefined) return;
  const tell = () => {
    // Without a controller this is the first version on the device, which replaces nothing.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      onReady(registration.waiting);
  };
  tell();
  askForVersions(registration);
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", tell),
  );
}

/** Longer than a version needs to take over. */
const MAX_WAIT_MS = 5_000;

/**
 * Lets a version that waits take over. The page is loaded again once it has, also when another window let it. A browser lets the
 * version before finish what it is doing first, which can take minutes: then the page is loaded again all the same, and leaving it
 * ends that work.
 */
export function startVersion(version: ServiceWorker): void {
  version.postMessage({ type: "SKIP_WAITING" });
  setTimeout(() => location.reload(), MAX_WAIT_MS);
}

/** Loads the page again when another version of the app takes over, so that no page runs with files of two versions. */
export function reloadOnNewVersion(): () => void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload);
  return () => navigator.serviceWorker.removeEventListener("controllerchange", reload);
}
