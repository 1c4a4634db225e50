import { calendarItems } from "@plateful/contract";
import { call } from "../server/call.ts";
import type { KeptTick } from "./kept-change.ts";

/** Marks a meal as eaten, or takes that back (ledger DIARY-024). */
export const callTick = ({ key, calendarItem, status }: KeptTick) =>
  call(calendarItems.change, {
    params: { id: String(calendarItem) },
    body: { status },
    idempotencyKey: key,
  });
