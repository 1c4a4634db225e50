import { type UserProfile, userProfile } from "@plateful/contract";
import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  DIETS,
  ENERGY_METHODS,
  GENDERS,
  INTOLERANCES,
  MAIN_GOALS,
  PROTEIN_PROFILES,
  SUSTAINABILITY_LEVELS,
} from "@plateful/nutrition";
import { z } from "zod/mini";
import { PERSONAL_PREFIX, type PersonalKey } from "../../lib/device/personal-prefix.ts";
import type { ProfileForm } from "./profile-form.ts";

const VERSION = 1;
/** As long as the draft of a plan, for the same reason (ledger DATA-066). */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** Where the draft of a client's profile is kept; the prefix lets signing out remove it. */
export const keyOfProfile = (clientId: number): PersonalKey => `${PERSONAL_PREFIX}profile-${clientId}`;

/** What was typed, with the profile that it changes; null for a client who had none. */
export interface KeptProfile {
  readonly form: ProfileForm;
  readonly base: UserProfile | null;
}

const form = z.object({
  // What an earlier version of the app kept has no goal.
  goal: z._default(z.nullable(z.enum(MAIN_GOALS)), null),
  gender: z.nullable(z.enum(GENDERS)),
  age: z.string(),
  height: z.array(z.string()),
  weight: z.array(z.string()),
  bodyFat: z.string(),
  // What an earlier version of the app kept does not tell.
  isFatMeasured: z._default(z.boolean(), false),
  activity: z.enum(ACTIVITY_LEVELS),
  diet: z.enum(DIETS),
  intolerances: z.array(z.enum(INTOLERANCES)),
  // What an earlier version of the app kept has none.
  allergens: z._default(z.array(z.enum(ALLERGENS)), []),
  exercises: z.array(
    z.object({
      key: z.string(),
      id: z.nullable(z.number()),
      exercise: z.nullable(z.number()),
      minutes: z.string(),
      sessions: z.string(),
    }),
  ),
  energyMethod: z.enum(ENERGY_METHODS),
  sustainability: z.enum(SUSTAINABILITY_LEVELS),
  proteinProfile: z.nullable(z.enum(PROTEIN_PROFILES)),
});

const keptText = z.object({
  version: z.literal(VERSION),
  savedAt: z.number(),
  isImperial: z.boolean(),
  form,
  base: z.nullable(userProfile),
});

/** A draft as text to keep; the figures mean nothing without their units. */
export const writeKeptProfile = (kept: KeptProfile, isImperial: boolean, now: number): string =>
  JSON.stringify({ version: VERSION, savedAt: now, isImperial, ...kept });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A kept draft. Null when there is none, it is too old, was typed in other units, or belongs to a profile that is gone. One
 * that was begun without a profile holds after the first was made too: saving it asks about what differs (COACH-181).
 */
export function readKeptProfile(
  text: string | null,
  now: { readonly moment: number; readonly isImperial: boolean; readonly intakeId: number | null },
): KeptProfile | null {
  const read = z.safeParse(keptText, text === null ? null : parse(text));
  if (!read.success) return null;
  const { savedAt, isImperial, form: typed, base } = read.data;
  if (now.moment - savedAt >= KEEP_MS || isImperial !== now.isImperial) return null;
  return base === null || base.id === now.intakeId ? { form: typed, base } : null;
}
