import { type BodyOf, type User, userProfiles } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { refreshAfterProfileChange } from "../lib/current-user.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";

type NewProfile = BodyOf<typeof userProfiles.create>;

/** Makes or changes the profile of a client (ledger COACH-032, COACH-040). */
export function useSaveClientProfile({ id, intake }: User) {
  const queryClient = useQueryClient();
  const { keyFor } = useIntentKey();
  return useMutation({
    mutationFn: (profile: NewProfile) => {
      if (intake !== null)
        return call(userProfiles.change, { params: { id: String(intake.id) }, body: profile });
      const body = { ...profile, user_id: id };
      return call(userProfiles.create, { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: () => refreshAfterProfileChange(queryClient),
    meta: { silent: true },
  });
}
