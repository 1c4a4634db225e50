import { COLLEAGUE_TEXT_VERSION, type SharedPart } from "@plateful/access";
import { addDays } from "@plateful/nutrition";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { demoNow, demoToday } from "./demo-call.ts";
import { insertFirstShare } from "./demo-store.ts";
import { DEMO_STAND_IN } from "./demo-team.ts";

const CLIENT = "Pieter";
const DAYS_AGO = 3;
const DAY_MS = 86_400_000;
const PARTS: readonly SharedPart[] = ["PLAN", "DIARY"];

/**
 * Lets a colleague stand in with one client of the demo's coach, who agreed to show the plan and the diary. It has no last day, so
 * that a demo which runs for weeks has it too; one that was ended does not come back with the next start.
 */
export async function addDemoShare(
  trx: Db,
  services: Services,
  coachId: number,
  clients: readonly { readonly firstName: string; readonly id: number }[],
): Promise<void> {
  const client = clients.find(({ firstName }) => firstName === CLIENT);
  if (client === undefined) return;
  const at = new Date(demoNow(services).getTime() - DAYS_AGO * DAY_MS);
  await insertFirstShare(trx, DEMO_STAND_IN, {
    ...{ user_id: client.id, coach_id: coachId, parts: [...PARTS] },
    ...{ starts_on: addDays(demoToday(services), -DAYS_AGO), starts_at: at, created_at: at, answered_at: at },
    ...{ text_version: COLLEAGUE_TEXT_VERSION, language: "nl" },
  });
}
