import { RIGHTS_OF_ROLE, TEAM_RIGHTS, type TeamPlace, type TeamRight, type TeamRole } from "@plateful/access";
import type { TeamMember } from "@plateful/contract";

/** A role and its rights, as the screens change them. */
export type Place = TeamPlace;

/** Whoever gives rights, with those that they hold. */
export interface Giver {
  readonly role: TeamRole;
  readonly rights: readonly TeamRight[];
}

/** The rights of a role, as far as the giver has them. */
export const placeOf = (role: TeamRole, giver: Giver): Place => ({
  role,
  rights: RIGHTS_OF_ROLE[role].filter((right) => giver.rights.includes(right)),
});

/** With what an invitation begins. */
export const startPlace = (giver: Giver): Place => placeOf("COACH", giver);

/** The rights that a member loses by a change, in the order of the list. */
export const lostRights = (before: Place, after: Place): TeamRight[] =>
  TEAM_RIGHTS.filter((right) => before.rights.includes(right) && !after.rights.includes(right));

/** True where a member's rights are not simply those of the role. */
export const isAdjusted = ({ role, rights }: Place): boolean =>
  role !== "OWNER" &&
  TEAM_RIGHTS.some((right) => rights.includes(right) !== RIGHTS_OF_ROLE[role].includes(right));

/** True for the owner without whom the practice has none. */
export const isLastOwner = (member: TeamMember, members: readonly TeamMember[]): boolean =>
  member.role === "OWNER" && members.filter(({ role }) => role === "OWNER").length === 1;

/** The caller as one who gives rights. */
export function giverIn(team: {
  readonly members: readonly TeamMember[];
  readonly own_rights: readonly TeamRight[];
}): Giver {
  const role = team.members.find(({ is_self }) => is_self)?.role ?? "COACH";
  return { role, rights: team.own_rights };
}
