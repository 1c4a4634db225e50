import { type BodyOf, type User, type UserProfile, userProfiles } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  currentUserQuery,
  refreshAfterProfileChange,
  useCurrentUser,
} from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { needed } from "../../lib/server/internal-error.ts";
import { saveOver } from "../../lib/server/version-conflict.ts";
import { useProfileConflictWords } from "./use-profile-conflict-words.ts";

/** Any part of a profile, as the person changes it. */
export type ProfileChanges = BodyOf<typeof userProfiles.change>;

/**
 * Changes the profile of the signed-in person, or of a coach's client; everything that shows it follows (ledger CACHE-007).
 * What is saved goes on from the profile as it was when its editor opened (ledger DATA-054).
 */
export function useChangeProfile(client?: User) {
  const queryClient = useQueryClient();
  const current = useCurrentUser();
  const { id, intake: profile } = client ?? current;
  const [opened, setOpened] = useState(profile);
  const words = useProfileConflictWords(opened);
  return useMutation({
    mutationFn: (changes: ProfileChanges) => {
      const base = needed<UserProfile>(opened ?? profile ?? undefined, "user_profile");
      const params = { id: String(base.id) };
      const send = (body: ProfileChanges, version: number) =>
        call(userProfiles.change, { params, body, version });
      return saveOver({ base, changes, send, ...words, unchanged: (stored) => stored });
    },
    onSuccess: (intake) => {
      setOpened(intake);
      queryClient.setQueryData(currentUserQuery.queryKey, (user: User | undefined) =>
        user === undefined || user.id !== id ? user : { ...user, intake },
      );
      void refreshAfterProfileChange(queryClient);
    },
    meta: { silent: true },
  });
}
