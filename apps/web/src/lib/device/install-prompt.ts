/** The browser's offer to install the app, kept until someone asks for it (ledger NAV-023). */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let caught: InstallPrompt | null = null;
let listeners: readonly (() => void)[] = [];

function keep(prompt: InstallPrompt | null): void {
  caught = prompt;
  for (const listener of listeners) listener();
}

/** Starts listening. The browser makes its offer once, often before the screen that uses it has been loaded. */
export function catchInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => keep(null));
}

export const currentInstallPrompt = (): InstallPrompt | null => caught;

export function onInstallPromptChange(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}
