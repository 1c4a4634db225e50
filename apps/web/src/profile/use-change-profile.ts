import { type BodyOf, type User, userProfiles } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { currentUserQuery, refreshAfterProfileChange, useCurrentUser } from "../lib/current-user.ts";
import { needed } from "../lib/internal-error.ts";

/** Any part of a profile, as the person changes it. */
export type ProfileChanges = BodyOf<typeof userProfiles.change>;

/** Changes the profile of the signed-in person, or of a coach's client; everything that shows it follows (ledger CACHE-007). */
export function useChangeProfile(client?: User) {
  const queryClient = useQueryClient();
  const current = useCurrentUser();
  const { id, intake: profile } = client ?? current;
  return useMutation({
    mutationFn: (changes: ProfileChanges) => {
      const params = { id: String(needed(profile?.id, "user_profile")) };
      return call(userProfiles.change, { params, body: changes });
    },
    onSuccess: (intake) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user: User | undefined) =>
        user === undefined || user.id !== id ? user : { ...user, intake },
      );
      void refreshAfterProfileChange(queryClient);
    },
    meta: { silent: true },
  });
}
