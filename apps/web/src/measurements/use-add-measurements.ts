import { MEASUREMENT_TYPES, type MeasurementType, stressNumber } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { todayOf } from "../lib/device/today.ts";
import { type KeptMeasurement, newMealId } from "../lib/kept/kept-change.ts";
import { callMeasurement } from "../lib/kept/measurement-calls.ts";
import { carryOutOrKeep, KEPT } from "../lib/kept/send-kept-change.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { newIdempotencyKey } from "../lib/server/call.ts";
import { measureWords, unitsOf } from "./measure-units.ts";
import type { EnteredMeasurements } from "./measurement-form.ts";
import { refreshMeasurements, showKeptMeasurements } from "./measurement-query.ts";
import type { ProgressPerson } from "./progress-person.ts";

interface Addition {
  readonly values: EnteredMeasurements;
  readonly createdAt: string;
}

/** One that was stored, or is kept for later with an id below zero, by which it can be taken back. */
export interface AddedMeasurement {
  readonly type: MeasurementType;
  readonly id: number;
  readonly date: string;
}

/** What was entered, each type by itself. */
const measuredOf = ({ values }: Addition): KeptMeasurement["measured"][] =>
  MEASUREMENT_TYPES.flatMap((type): KeptMeasurement["measured"][] => {
    if (type === "STRESS") return values.STRESS === undefined ? [] : [{ type, value: values.STRESS }];
    const value = values[type];
    return value === undefined ? [] : [{ type, value }];
  });

/** Writes what was measured in the units of a person: "71.4 kg"; a weight by its name alone where it is hidden (SAFE-024). */
export function useMeasuredText({ intake, mayUseImperial }: ProgressPerson) {
  const { hides_numbers: hidesNumbers } = useCurrentUser();
  const language = useLanguage();
  const phrases = usePhrases();
  return (measured: KeptMeasurement["measured"]): string => {
    if (hidesNumbers && measured.type === "WEIGHT") return "";
    const value = measured.type === "STRESS" ? stressNumber(measured.value) : measured.value;
    return measureWords(measured.type, unitsOf(intake, mayUseImperial), language, phrases).text(value);
  };
}

/**
 * Stores what was entered, each type by a call of its own. Pressed again after a failure, what was stored already is
 * answered from memory, so that nothing is stored twice. Each list that got something is read again (ledger CACHE-009).
 * Without a network it is kept on the device, and shown at once (MEAS-044).
 */
export function useAddMeasurements(
  userId: number,
  textOf?: (measured: KeptMeasurement["measured"]) => string,
) {
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    meta: { silent: true },
    mutationFn: async (addition: Addition) => {
      const { createdAt } = addition;
      const date = todayOf(new Date(createdAt));
      const added: AddedMeasurement[] = [];
      for (const measured of measuredOf(addition)) {
        const { type } = measured;
        const intent = JSON.stringify([measured, createdAt]);
        const key = keys.current.get(intent) ?? newIdempotencyKey();
        keys.current.set(intent, key);
        const measurement = newMealId();
        const about = { key, userId, date, kind: "measurement", measurement } as const;
        const text = textOf === undefined ? {} : { text: textOf(measured) };
        const stored = await carryOutOrKeep({ ...about, ...text, measured, createdAt }, callMeasurement);
        added.push({ type, date, id: stored === KEPT ? measurement : stored.id });
        if (stored === KEPT) showKeptMeasurements(queryClient, userId, type);
        void refreshMeasurements(queryClient, userId, type);
      }
      return added;
    },
    onSuccess: () => keys.current.clear(),
  });
}
