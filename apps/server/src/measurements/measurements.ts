import type { userWeights } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import type { MeasurementKind } from "./measurement-kinds.ts";
import {
  findMeasurement,
  insertMeasurement,
  pageOfMeasurements,
  removeMeasurement,
  updateMeasurement,
} from "./measurement-store.ts";
import { getOwnMeasurement } from "./own-measurement.ts";

type Calls = typeof userWeights;
type ListCall = Pick<Call, "db" | "subjectId"> & { readonly query: Call<Calls["list"]>["query"] };
type NamingCall = Pick<Call, "db" | "actor"> & { readonly params: Call<Calls["get"]>["params"] };
type CreateCall<Value> = Pick<Call, "db" | "subjectId" | "now"> & {
  readonly body: { readonly value: Value; readonly created_at: string };
};
type ChangeCall<Value> = NamingCall &
  Pick<Call, "now"> & {
    readonly body: { readonly value?: Value | undefined; readonly created_at?: string | undefined };
  };

/** A device whose clock runs a little ahead may still say "now". */
const CLOCK_DIFFERENCE_MS = 60_000;

/** @throws InvalidFields for a moment that has not come yet (ledger MEAS-022). */
function toMoment(text: string, now: Date): Date {
  const moment = new Date(text);
  if (moment.getTime() > now.getTime() + CLOCK_DIFFERENCE_MS) throw invalidField("created_at", "in_future");
  return moment;
}

/** The calls of one kind of measurement; several of one day stand beside each other (ledger MEAS-027). */
export function measurementCalls<Value, Answer>(kind: MeasurementKind<Value, Answer>) {
  const { table, toStored, present } = kind;
  return {
    list: async (call: ListCall, http: Http): Promise<Page<Answer>> => {
      const { created_at__gte: from, created_at__lte: until } = call.query;
      const filter = { userId: call.subjectId, from, until };
      const { rows, count } = await pageOfMeasurements(call.db, table, filter, pageWindow(call.query));
      return toPage(call.query, http, count, rows.map(present));
    },
    create: async (call: CreateCall<Value>): Promise<Answer> => {
      const createdAt = toMoment(call.body.created_at, call.now);
      const value = toStored(call.body.value);
      return present(await insertMeasurement(call.db, table, call.subjectId, { value, createdAt }));
    },
    get: async (call: NamingCall): Promise<Answer> => {
      const row = await findMeasurement(call.db, table, call.params.id);
      if (row === undefined) throw new Problem("not_found");
      return present(row);
    },
    /** PUT and PATCH: what is left out stays. */
    change: async (call: ChangeCall<Value>): Promise<Answer> => {
      const row = await getOwnMeasurement(call, table, call.params.id);
      const { value, created_at: moment } = call.body;
      const entered = {
        value: value === undefined ? row.value : toStored(value),
        createdAt: moment === undefined ? row.created_at : toMoment(moment, call.now),
      };
      return present(await updateMeasurement(call.db, table, row.id, entered));
    },
    remove: async (call: NamingCall): Promise<undefined> => {
      const row = await getOwnMeasurement(call, table, call.params.id);
      await removeMeasurement(call.db, table, row.id);
    },
  };
}
