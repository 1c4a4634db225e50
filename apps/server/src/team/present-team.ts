import { TEAM_RIGHTS, type TeamPlace, type TeamRight, type TeamRole } from "@plateful/access";
import type { OwnTeamInvitation, TeamInvitation, TeamMember } from "@plateful/contract";
import type { listSent, MemberRow, TeamInvitationRow } from "./team-store.ts";

export const rightsOf = ({ role, rights }: TeamPlace): TeamRight[] =>
  TEAM_RIGHTS.filter((right) => role === "OWNER" || rights.includes(right));

/** A member as a colleague sees them. */
export function presentMember(
  row: MemberRow,
  viewer: { readonly id: number; readonly seesAll: boolean },
): TeamMember {
  const { id, email, first_name, last_name, role, account_enabled } = row;
  const isSelf = id === viewer.id;
  return {
    ...{ id, email, first_name, last_name, role, account_enabled },
    rights: rightsOf(row),
    joined_at: row.joined_at.toISOString(),
    clients: isSelf || viewer.seesAll ? row.clients : null,
    is_self: isSelf,
  };
}

/** An invitation, with when its link was first opened. */
type Sent = TeamInvitationRow & { readonly link_opened_at: Date | null };

function stateOf({ answer, expires_at, link_opened_at }: Sent, now: Date): TeamInvitation["state"] {
  if (answer === "DECLINED") return "DECLINED";
  if (expires_at <= now) return "EXPIRED";
  return link_opened_at === null ? "SENT" : "OPENED";
}

const placeOf = (row: { readonly role: string; readonly rights: string[] }): TeamPlace => ({
  role: row.role as TeamRole,
  rights: row.rights as TeamRight[],
});

export function presentInvitation(row: Sent, now: Date): TeamInvitation {
  const { id, email, first_name, last_name } = row;
  const place = placeOf(row);
  return {
    ...{ id, email, first_name, last_name },
    role: place.role,
    rights: rightsOf(place),
    state: stateOf(row, now),
    sent_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

type Received = Awaited<ReturnType<typeof listSent>>[number];

function ownStateOf({ answer, expires_at }: Received, now: Date): OwnTeamInvitation["state"] {
  if (answer !== null) return answer as "ACCEPTED" | "DECLINED" | "WITHDRAWN";
  return expires_at <= now ? "EXPIRED" : "OPEN";
}

export function presentOwnInvitation(row: Received, now: Date): OwnTeamInvitation {
  const place = placeOf(row);
  return {
    id: row.id,
    practice: row.name,
    logo: row.logo_visible ? row.logo : null,
    role: place.role,
    rights: rightsOf(place),
    state: ownStateOf(row, now),
    expires_at: row.expires_at.toISOString(),
  };
}
