import { isAnythingOpen } from "../../ui/overlays/open-overlays.ts";

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/**
 * Listens for single-key shortcuts. Ignores keys while the user types or while a dialog is open.
 * @param act Receives the key in lower case. Returns whether it handled the key, which then does not reach the browser.
 * @returns Stops listening.
 */
export function listenToKeys(act: (key: string) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target) || isAnythingOpen()) return;
    if (act(event.key.toLowerCase())) event.preventDefault();
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
