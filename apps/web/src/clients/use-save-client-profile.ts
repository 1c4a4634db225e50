import { type BodyOf, type UserProfile, userProfiles } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "../lib/call.ts";
import { refreshAfterProfileChange } from "../lib/current-user.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { saveOver } from "../lib/version-conflict.ts";
import { useProfileConflictWords } from "../profile/index.ts";
import type { ExerciseRow } from "./exercise-form.ts";
import { useSaveExercises } from "./use-save-exercises.ts";

type NewProfile = BodyOf<typeof userProfiles.create>;

interface Save {
  readonly profile: NewProfile;
  readonly exercises: readonly ExerciseRow[];
}

/**
 * Makes the profile of a client and then its exercises, or changes them from how the form opened (ledger COACH-018,
 * COACH-032, COACH-040, DATA-054).
 */
export function useSaveClientProfile(id: number, intake: UserProfile | null) {
  const queryClient = useQueryClient();
  const words = useProfileConflictWords(intake);
  const { keyFor } = useIntentKey();
  // What an earlier try stored, when an exercise after it was refused.
  const known = useRef<UserProfile | null>(null);
  const saveExercises = useSaveExercises(intake?.exercise_instances ?? []);
  const saveProfile = (profile: NewProfile): Promise<UserProfile> => {
    const base = known.current ?? intake;
    if (base !== null)
      return saveOver({
        base,
        changes: profile,
        send: (body, version) =>
          call(userProfiles.change, { params: { id: String(base.id) }, body, version }),
        ...words,
        unchanged: (stored) => stored,
      });
    const body = { ...profile, user_id: id };
    return call(userProfiles.create, { body, idempotencyKey: keyFor(body) });
  };
  return useMutation({
    mutationFn: async ({ profile, exercises }: Save) => {
      const saved = await saveProfile(profile);
      known.current = saved;
      await saveExercises(saved.id, exercises);
    },
    onSuccess: () => refreshAfterProfileChange(queryClient),
    meta: { silent: true },
  });
}
