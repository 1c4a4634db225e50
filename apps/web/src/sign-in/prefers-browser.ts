const KEY = "plateful-in-browser";

/** True when this person chose to go on in the browser rather than to install, in this session. */
export function prefersBrowser(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "yes";
  } catch {
    // Without storage the question would come back for ever; then it is not asked.
    return true;
  }
}

export function preferBrowser(): void {
  try {
    sessionStorage.setItem(KEY, "yes");
  } catch {
    // Nothing to keep: `prefersBrowser` already answers yes.
  }
}
