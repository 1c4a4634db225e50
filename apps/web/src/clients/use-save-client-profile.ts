import { type BodyOf, type User, userProfiles } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { refreshAfterProfileChange } from "../lib/current-user.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { saveOver } from "../lib/version-conflict.ts";
import { useProfileConflictWords } from "../profile/index.ts";

type NewProfile = BodyOf<typeof userProfiles.create>;

/** Makes the profile of a client, or changes it from how its form opened (ledger COACH-032, COACH-040, DATA-045). */
export function useSaveClientProfile({ id, intake }: User) {
  const queryClient = useQueryClient();
  const words = useProfileConflictWords(intake);
  const { keyFor } = useIntentKey();
  return useMutation({
    mutationFn: (profile: NewProfile) => {
      if (intake !== null)
        return saveOver({
          base: intake,
          changes: profile,
          send: (body, version) =>
            call(userProfiles.change, { params: { id: String(intake.id) }, body, version }),
          ...words,
          unchanged: (stored) => stored,
        });
      const body = { ...profile, user_id: id };
      return call(userProfiles.create, { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: () => refreshAfterProfileChange(queryClient),
    meta: { silent: true },
  });
}
