import { continueDemoWeek, loadDemoWorld } from "./demo/index.ts";
import type { Services } from "./platform/calls/services.ts";
import { loadContentOnce } from "./recipes/index.ts";

/** Loads what the product needs before its first visitor: the starter library. */
export const loadStartData = (services: Services): Promise<void> => loadContentOnce(services);

/** Loads what the first visitor can do without for some seconds: the demo people, in development. */
export async function loadLaterData(services: Services): Promise<void> {
  await loadDemoWorld(services);
  await continueDemoWeek(services);
  services.demoWorld.isReady = true;
}
