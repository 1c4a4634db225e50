import { type BodyOf, getClient, type UserProfile, userProfiles } from "@plateful/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import {
  currentUserQuery,
  refreshAfterProfileChange,
  useCurrentUser,
} from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { saveOver } from "../../lib/server/version-conflict.ts";
import { useProfileConflictWords } from "../../profile/index.ts";
import type { ExerciseRow } from "./exercise-form.ts";
import { unitsOfCoach, untouchedProfile } from "./profile-form.ts";
import { useSaveExercises } from "./use-save-exercises.ts";

type NewProfile = BodyOf<typeof userProfiles.create>;

interface Save {
  readonly profile: NewProfile;
  readonly exercises: readonly ExerciseRow[];
}

/** The fields that a save goes on from. */
type Seen = Pick<UserProfile, "id" | "version">;

/** Older than every stored profile: a save on top of it is asked about. */
const NOTHING_SEEN = 0;

/** The profile that was made while the first one was typed here, by the client or in another tab; null for another refusal. */
async function findMadeMeanwhile(
  error: unknown,
  id: number,
  own: { readonly id: number; readonly queries: QueryClient },
): Promise<UserProfile | null> {
  if (!(error instanceof CallError) || error.at("user_id") === undefined) return null;
  const { intake } =
    own.id === id
      ? await own.queries.fetchQuery({ ...currentUserQuery, staleTime: 0 })
      : await call(getClient, { params: { id: String(id) } });
  return intake;
}

/**
 * Makes the profile of a client and then its exercises, or changes them from how the form opened (ledger COACH-018,
 * COACH-032, COACH-040, DATA-054). Of two first profiles, the second is asked about what both filled in (COACH-181).
 */
export function useSaveClientProfile(id: number, intake: UserProfile | null) {
  const queryClient = useQueryClient();
  const words = useProfileConflictWords(intake);
  const { keyFor } = useIntentKey();
  const own = useCurrentUser();
  const units = unitsOfCoach(own);
  const language = useLanguage();
  // What an earlier try stored, when an exercise after it was refused.
  const known = useRef<UserProfile | null>(null);
  const saveExercises = useSaveExercises(intake?.exercise_instances ?? []);
  const change = (base: Seen, profile: NewProfile): Promise<UserProfile> =>
    saveOver({
      base,
      changes: profile,
      send: (body, version) => call(userProfiles.change, { params: { id: String(base.id) }, body, version }),
      ...words,
      unchanged: (_seen, stored) => stored as UserProfile,
    });
  const saveProfile = async (profile: NewProfile): Promise<UserProfile> => {
    const base = known.current ?? intake;
    if (base !== null) return change(base, profile);
    const body = { ...profile, user_id: id };
    try {
      return await call(userProfiles.create, { body, idempotencyKey: keyFor(body) });
    } catch (error) {
      const made = await findMadeMeanwhile(error, id, { id: own.id, queries: queryClient });
      if (made === null) throw error;
      const untouched = untouchedProfile(units, language);
      const isFatTyped = profile.body_fat_percentage !== untouched.body_fat_percentage;
      // Body fat that the coach typed counts as measured, whatever is stored; one that nobody touched says nothing.
      const measured = isFatTyped ? { body_fat_measured: made.body_fat_measured } : {};
      return change({ ...made, ...untouched, ...measured, version: NOTHING_SEEN }, profile);
    }
  };
  return useMutation({
    mutationFn: async ({ profile, exercises }: Save) => {
      const saved = await saveProfile(profile);
      known.current = saved;
      await saveExercises(saved, exercises);
    },
    onSuccess: () => refreshAfterProfileChange(queryClient),
    meta: { silent: true },
  });
}
