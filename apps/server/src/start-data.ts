import { continueDemoWeek, loadDemoWorld } from "./demo/index.ts";
import type { Services } from "./platform/services.ts";
import { loadContentOnce } from "./recipes/index.ts";

/** Loads what the product needs before its first visitor: the starter library, and the demo people in development. */
export async function loadStartData(services: Services): Promise<void> {
  await loadContentOnce(services);
  await loadDemoWorld(services);
}

/** Brings what grew old up to date once the product answers already. */
export async function refreshStartData(services: Services): Promise<void> {
  await continueDemoWeek(services);
}
