/** The roles in a practice: owners, coaches, and assistants who help them. */
export const TEAM_ROLES = ["OWNER", "COACH", "ASSISTANT"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/**
 * What members of a practice may do beyond seeing their own clients, each right by itself (ledger TEAM-002):
 * - `SEE_ALL_CLIENTS`: see the name, the address and the state of every client of the practice. It opens nothing that clients
 *   share, because they share it with one coach (PRIV-007);
 * - `EDIT_PLANS`: change the profile, the plan and the diary of own clients;
 * - `MESSAGE`: write messages to own clients;
 * - `INVITE`: add clients, and send or withdraw their invitations;
 * - `HAND_OVER`: hand own clients over to colleagues, and with `SEE_ALL_CLIENTS` those of others;
 * - `BRAND`: change the name, the look and the settings of the practice;
 * - `BILLING`: manage what the practice pays;
 * - `TEAM`: invite and remove colleagues, and change their rights.
 */
export const TEAM_RIGHTS = [
  "SEE_ALL_CLIENTS",
  "EDIT_PLANS",
  "MESSAGE",
  "INVITE",
  "HAND_OVER",
  "BRAND",
  "BILLING",
  "TEAM",
] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

/** The rights that come with a role. An owner has all of them, and none can be taken away. */
export const RIGHTS_OF_ROLE: Readonly<Record<TeamRole, readonly TeamRight[]>> = {
  OWNER: TEAM_RIGHTS,
  COACH: ["EDIT_PLANS", "MESSAGE", "INVITE", "HAND_OVER"],
  ASSISTANT: ["MESSAGE", "INVITE"],
};

/** A member's place in a practice. */
export interface TeamPlace {
  readonly role: TeamRole;
  readonly rights: readonly TeamRight[];
}

/** Whether a coach may do something in a practice; a coach without a practice may do everything. */
export const hasTeamRight = (place: TeamPlace | null, right: TeamRight): boolean =>
  place === null || place.role === "OWNER" || place.rights.includes(right);

/** Whether a member may give a colleague this place, or take it away: nobody gives more than they have, and only owners make owners. */
export const mayGivePlace = (giver: TeamPlace, place: TeamPlace): boolean =>
  hasTeamRight(giver, "TEAM") &&
  (giver.role === "OWNER" ||
    (place.role !== "OWNER" && place.rights.every((right) => giver.rights.includes(right))));
