import { calendarItems } from "@plateful/contract";
import { call } from "../server/call.ts";
import type { KeptTick } from "./kept-change.ts";

/** Marks a meal as eaten, perhaps at a time of day, or takes that back (ledger DIARY-024, DIARY-114). */
export const callTick = ({ key, calendarItem, status, eatenAt }: KeptTick) =>
  call(calendarItems.change, {
    params: { id: String(calendarItem) },
    body: { status, ...(eatenAt === undefined ? {} : { eaten_at_time: eatenAt }) },
    idempotencyKey: key,
  });
