import { userDistances, userSleeps, userStresses, userWeights } from "@plateful/contract";
import type { MeasurementType } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, newIdempotencyKey } from "../lib/call.ts";
import type { EnteredMeasurements } from "./measurement-form.ts";
import { refreshMeasurements } from "./measurement-query.ts";

interface Addition {
  readonly values: EnteredMeasurements;
  readonly createdAt: string;
}

/** One that was stored, by which it can be taken back. */
export interface StoredMeasurement {
  readonly type: MeasurementType;
  readonly id: number;
}

type Send = (idempotencyKey: string) => Promise<{ readonly id: number }>;

/** The calls that store what was entered, by the type that each stores. */
function sendsOf({ values, createdAt }: Addition): [MeasurementType, string, Send][] {
  const { WEIGHT, SLEEP, STRESS, WAIST_CIRCUMFERENCE } = values;
  const at = { created_at: createdAt };
  const sends: [MeasurementType, string, Send][] = [];
  const add = (type: MeasurementType, value: unknown, send: Send) =>
    sends.push([type, JSON.stringify([type, value, createdAt]), send]);
  if (WEIGHT !== undefined)
    add("WEIGHT", WEIGHT, (idempotencyKey) =>
      call(userWeights.create, { body: { ...at, value: WEIGHT }, idempotencyKey }),
    );
  if (SLEEP !== undefined)
    add("SLEEP", SLEEP, (idempotencyKey) =>
      call(userSleeps.create, { body: { ...at, value: SLEEP }, idempotencyKey }),
    );
  if (STRESS !== undefined)
    add("STRESS", STRESS, (idempotencyKey) =>
      call(userStresses.create, { body: { ...at, value: STRESS }, idempotencyKey }),
    );
  if (WAIST_CIRCUMFERENCE !== undefined)
    add("WAIST_CIRCUMFERENCE", WAIST_CIRCUMFERENCE, (idempotencyKey) =>
      call(userDistances.create, {
        body: { ...at, value: WAIST_CIRCUMFERENCE, body_area: "WAIST" },
        idempotencyKey,
      }),
    );
  return sends;
}

/**
 * Stores what was entered, each type by a call of its own. Pressed again after a failure, what was stored already is
 * answered from memory, so that nothing is stored twice. Each list that got something is read again (ledger CACHE-009).
 */
export function useAddMeasurements(userId: number) {
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    meta: { silent: true },
    mutationFn: async (addition: Addition) => {
      const stored: StoredMeasurement[] = [];
      for (const [type, intent, send] of sendsOf(addition)) {
        const key = keys.current.get(intent) ?? newIdempotencyKey();
        keys.current.set(intent, key);
        const { id } = await send(key);
        stored.push({ type, id });
        void refreshMeasurements(queryClient, userId, type);
      }
      return stored;
    },
    onSuccess: () => keys.current.clear(),
  });
}
