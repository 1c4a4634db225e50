import type { JobKind } from "./platform/jobs.ts";
import type { Services } from "./platform/services.ts";

/** Every kind of slow work beside mail. */
export function jobKinds(_services: Services): readonly JobKind<never>[] {
  return [];
}
