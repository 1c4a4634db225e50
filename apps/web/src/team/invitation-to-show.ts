import type { OwnTeamInvitation } from "@plateful/contract";

/** The invitation that the screen is about: the newest one that can be answered, else the newest; null without any. */
export function invitationToShow(invitations: readonly OwnTeamInvitation[]): OwnTeamInvitation | null {
  const newestFirst = invitations.toSorted((one, other) => other.id - one.id);
  return newestFirst.find(({ state }) => state === "OPEN") ?? newestFirst[0] ?? null;
}
