import { isProductLoggingDisabled } from "@plateful/access";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { findLoggingSwitch } from "../day/diary-reference-store.ts";

/**
 * The block on logging holds here too, not only in the screens (DIARY-048).
 * @throws Problem product_logging_disabled.
 */
export async function checkLogging(call: Pick<Call, "db" | "actor">, userId: number): Promise<void> {
  const on = call.actor.id === userId ? call.actor.flags : [];
  const flags = { flags: on, switches: [], samples: [] };
  const productLoggingDisabled = await findLoggingSwitch(call.db, userId);
  if (isProductLoggingDisabled({ flags, productLoggingDisabled }))
    throw new Problem("product_logging_disabled");
}
