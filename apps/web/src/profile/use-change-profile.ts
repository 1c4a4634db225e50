import { type BodyOf, type User, userProfiles } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { currentUserQuery, refreshAfterProfileChange, useCurrentUser } from "../lib/current-user.ts";

/** Any part of a profile, as the person changes it. */
export type ProfileChanges = BodyOf<typeof userProfiles.change>;

/** Changes the person's profile; everything that shows it follows (ledger CACHE-007). */
export function useChangeProfile() {
  const queryClient = useQueryClient();
  const intakeId = useCurrentUser().intake?.id;
  return useMutation({
    mutationFn: (changes: ProfileChanges) => {
      if (intakeId === undefined) throw new Error("User profile is not set");
      return call(userProfiles.change, { params: { id: String(intakeId) }, body: changes });
    },
    onSuccess: (intake) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user: User | undefined) =>
        user === undefined ? user : { ...user, intake },
      );
      void refreshAfterProfileChange(queryClient);
    },
    meta: { silent: true },
  });
}
