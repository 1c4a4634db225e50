import {
  chartSeries,
  inPeriod,
  type MeasurementPeriod,
  type MeasurementType,
  type SeriesPoint,
} from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useToday } from "../lib/device/today.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import type { Measurement } from "./kept/stored-measurement.ts";
import { type MeasureWords, measureWords, unitsOf } from "./measure-units.ts";
import { measurementsQuery } from "./measurement-query.ts";
import type { ProgressPerson } from "./progress-person.ts";

/** One type of one person in one period, ready to be shown. */
export interface Measured {
  readonly type: MeasurementType;
  readonly period: MeasurementPeriod;
  readonly words: MeasureWords;
  /** Newest first. */
  readonly measurements: readonly Measurement[];
  /** A point for each day, in stored units. */
  readonly series: readonly SeriesPoint[];
}

interface Reading {
  /** Null until something has been read. */
  readonly measured: Measured | null;
  readonly hasFailed: boolean;
  readonly isReading: boolean;
  readonly retry: () => void;
}

export function useMeasured(
  person: ProgressPerson,
  type: MeasurementType,
  period: MeasurementPeriod,
): Reading {
  const phrases = usePhrases();
  const language = useLanguage();
  const today = useToday();
  const { data, isError, isFetching, refetch } = useQuery(
    measurementsQuery({ type, userId: person.id, period, today }),
  );
  const { intake, mayUseImperial } = person;
  const measured = useMemo(() => {
    if (data === undefined) return null;
    const words = measureWords(type, unitsOf(intake, mayUseImperial), language, phrases);
    const measurements = inPeriod(data, period, today);
    return { type, period, words, measurements, series: chartSeries(data, period, today) };
  }, [data, type, period, today, language, phrases, intake, mayUseImperial]);
  return {
    measured,
    hasFailed: measured === null && isError,
    isReading: isFetching,
    retry: () => void refetch(),
  };
}
