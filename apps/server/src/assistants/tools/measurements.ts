import {
  choice,
  date,
  userBodyFatPercentages,
  userDistances,
  userSleeps,
  userStresses,
  userWeights,
} from "@plateful/contract";
import {
  STORED_MEASUREMENT_TYPES,
  STRESS_LEVELS,
  type StoredMeasurementType,
  type StressLevel,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { z } from "zod/mini";
import { Refused } from "../asking/refused.ts";
import { type Asking, args, say, tool } from "../asking/tool.ts";

type Kind = StoredMeasurementType;

const UNITS: Readonly<Record<Kind, string>> = {
  WEIGHT: "kg",
  SLEEP: "hours",
  STRESS: "level",
  WAIST_CIRCUMFERENCE: "cm",
  BODY_FAT_PERCENTAGE: "%",
};
const UNITS_SAID =
  "WEIGHT in kg, SLEEP in hours, WAIST_CIRCUMFERENCE in cm, BODY_FAT_PERCENTAGE in percent, STRESS as a level";

const LISTS = {
  WEIGHT: userWeights.list,
  SLEEP: userSleeps.list,
  STRESS: userStresses.list,
  WAIST_CIRCUMFERENCE: userDistances.list,
  BODY_FAT_PERCENTAGE: userBodyFatPercentages.list,
} as const;
const CREATIONS = [userWeights, userSleeps, userStresses, userDistances, userBodyFatPercentages].map(
  ({ create }) => create,
);

/** Body fat is stored as a fraction, and told as people say it. */
const shownValue = (kind: Kind, value: number | string): number | string =>
  kind === "BODY_FAT_PERCENTAGE" && typeof value === "number" ? roundHalfUp(value * 100, 1) : value;

interface Stored {
  readonly id: number;
  readonly value: number | string;
  readonly created_at: string;
}

const measuredOf = (kind: Kind, { value, created_at }: Stored) => ({
  at: created_at,
  value: shownValue(kind, value),
  unit: UNITS[kind],
});
const measuredText = (kind: Kind, { value, created_at }: Stored) =>
  `- ${created_at.slice(0, 16)}Z: ${shownValue(kind, value)} ${kind === "STRESS" ? "" : UNITS[kind]}`.trimEnd();

export const getMeasurementsTool = tool({
  name: "get_measurements",
  title: "Read measurements",
  description: `Read measurements of one kind, the newest first. Units: ${UNITS_SAID}.`,
  input: args({
    kind: say(choice(STORED_MEASUREMENT_TYPES), "What was measured"),
    from: z.optional(say(date(), "The first day, YYYY-MM-DD (UTC)")),
    until: z.optional(say(date(), "The last day, YYYY-MM-DD (UTC)")),
    limit: z._default(
      say(z.int().check(z.gte(1), z.lte(100)), "How many at most, 1 to 100; 10 unless given"),
      10,
    ),
  }),
  calls: Object.values(LISTS),
  kind: "reads",
  names: { created_at__gte: "from", created_at__lte: "until", page_size: "limit" },
  run: async ({ kind, from, until, limit }, { ask }) => {
    const query = {
      page_size: limit,
      ...(from === undefined ? {} : { created_at__gte: `${from}T00:00:00Z` }),
      ...(until === undefined ? {} : { created_at__lte: `${until}T23:59:59Z` }),
    };
    const { results, count } = await ask(LISTS[kind] as typeof userWeights.list, { query });
    const lines = results.map((row) => measuredText(kind, row));
    return {
      text: lines.length === 0 ? "Nothing was measured." : lines.join("\n"),
      data: { kind, count, measurements: results.map((row) => measuredOf(kind, row)) },
    };
  },
});

/** Stores one measurement by the call of its kind. */
function store({ ask }: Asking, kind: Kind, value: number | StressLevel, at: string): Promise<Stored> {
  if (typeof value === "string") return ask(userStresses.create, { body: { value, created_at: at } });
  const body = { value, created_at: at };
  if (kind === "WEIGHT") return ask(userWeights.create, { body });
  if (kind === "SLEEP") return ask(userSleeps.create, { body });
  if (kind === "WAIST_CIRCUMFERENCE")
    return ask(userDistances.create, { body: { ...body, body_area: "WAIST" } });
  return ask(userBodyFatPercentages.create, { body: { ...body, value: roundHalfUp(value / 100, 4) } });
}

/** A day that is over is noted at noon in UTC, which lies on the same date in almost all of the world. */
const momentOf = ({ today, now }: Asking, day: string | undefined): string =>
  day === undefined || day === today ? now.toISOString() : `${day}T12:00:00Z`;

export const addMeasurementTool = tool({
  name: "add_measurement",
  title: "Add a measurement",
  description: `Store one measurement. Units: ${UNITS_SAID}. Several on one day stay beside each other.`,
  input: args({
    kind: say(choice(STORED_MEASUREMENT_TYPES), "What was measured"),
    value: z.optional(say(z.number(), "In the unit of its kind; for all kinds but STRESS")),
    level: z.optional(say(choice(STRESS_LEVELS), "For STRESS alone")),
    date: z.optional(say(date(), "YYYY-MM-DD; now unless given")),
  }),
  calls: CREATIONS,
  kind: "adds",
  names: { created_at: "date" },
  run: async ({ kind, value, level, date: day }, on) => {
    const given = kind === "STRESS" ? level : value;
    if (given === undefined)
      throw new Refused(
        kind === "STRESS"
          ? "level: STRESS needs a level."
          : `value: ${kind} needs a value in ${UNITS[kind]}.`,
      );
    const stored = await store(on, kind, given, momentOf(on, day));
    return {
      text: `Stored: ${measuredText(kind, stored).slice(2)}`,
      data: { kind, measurement: measuredOf(kind, stored) },
    };
  },
});
