import { userDistances, userSleeps, userStresses, userWeights } from "@plateful/contract";
import { MEASUREMENT_TYPES, type MeasurementType } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, newIdempotencyKey } from "../lib/server/call.ts";
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
type Sender<Type extends MeasurementType> = (
  value: NonNullable<EnteredMeasurements[Type]>,
  created_at: string,
) => Send;

/** How what was entered is stored; a type that can be entered and not sent does not compile. */
const SENDERS: { readonly [Type in MeasurementType]: Sender<Type> } = {
  WEIGHT: (value, created_at) => (idempotencyKey) =>
    call(userWeights.create, { body: { value, created_at }, idempotencyKey }),
  SLEEP: (value, created_at) => (idempotencyKey) =>
    call(userSleeps.create, { body: { value, created_at }, idempotencyKey }),
  STRESS: (value, created_at) => (idempotencyKey) =>
    call(userStresses.create, { body: { value, created_at }, idempotencyKey }),
  WAIST_CIRCUMFERENCE: (value, created_at) => (idempotencyKey) =>
    call(userDistances.create, { body: { value, created_at, body_area: "WAIST" }, idempotencyKey }),
};

function sendsOfType<Type extends MeasurementType>(
  type: Type,
  { values, createdAt }: Addition,
): [MeasurementType, string, Send][] {
  const value = values[type];
  if (value === undefined) return [];
  return [[type, JSON.stringify([type, value, createdAt]), SENDERS[type](value, createdAt)]];
}

/** The calls that store what was entered, by the type that each stores. */
const sendsOf = (addition: Addition): [MeasurementType, string, Send][] =>
  MEASUREMENT_TYPES.flatMap((type) => sendsOfType(type, addition));

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
