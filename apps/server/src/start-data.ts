import type { Services } from "./platform/services.ts";

/** Loads what the product needs before its first visitor: the starter library, and the demo people in development. */
export async function loadStartData(_services: Services): Promise<void> {}
