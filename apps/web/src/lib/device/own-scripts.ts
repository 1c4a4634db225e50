/** As much of the browser's Trusted Types as is used here; browsers without them check nothing. */
interface TrustedTypesFactory {
  readonly createPolicy: (name: "default", rules: { createScriptURL: (url: string) => string }) => unknown;
}

/** The service worker and the built files, which no person can write. */
const OWN_SCRIPT = /^\/(?:sw\.js|assets\/[\w.-]+\.js)$/;

/**
 * The address of a script that may run as a worker or service worker.
 * @throws TypeError for every other address.
 */
export function ownScript(address: string): string {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || !OWN_SCRIPT.test(url.pathname))
    throw new TypeError("Only scripts of the app itself may run.");
  return url.href;
}

/**
 * Sets the rule that the content security policy demands for text that turns into code (`require-trusted-types-for`): own
 * scripts may be started, and neither HTML nor script text may be made of strings at all.
 */
export function allowOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy("default", { createScriptURL: ownScript });
}
