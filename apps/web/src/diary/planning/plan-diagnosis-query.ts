import { diagnosePlan } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { PLAN_DIAGNOSIS } from "../../lib/plan/calendar-days.ts";
import { call } from "../../lib/server/call.ts";

/** Why meals of a date stayed empty, and which restriction costs how many recipes. */
export const planDiagnosisQuery = (date: string, clientId?: number) =>
  queryOptions({
    queryKey: [PLAN_DIAGNOSIS, date, clientId ?? "own"],
    queryFn: ({ signal }) => call(diagnosePlan, { query: { date, user: clientId }, signal }),
    // Only a hint beside the empty meal: without it the day is as usable.
    meta: { silent: true },
  });
