import { effectiveOrganisation } from "@plateful/access";
import type { User, UserProfile } from "@plateful/contract";
import { toAccessUser } from "../lib/person/current-user.ts";

/** Whose progress is shown, and what may be done with it. */
export interface ProgressPerson {
  readonly id: number;
  readonly intake: UserProfile | null;
  readonly mayUseImperial: boolean;
  /** Only people themselves add and delete; a coach looks on (ledger MEAS-034). */
  readonly mayWrite: boolean;
}

const progressOf = (user: User) => ({
  id: user.id,
  intake: user.intake,
  mayUseImperial: effectiveOrganisation(toAccessUser(user))?.imperialUnitsAllowed !== false,
});

/** The signed-in person, looking at their own progress. */
export const ownProgress = (user: User): ProgressPerson => ({ ...progressOf(user), mayWrite: true });

/** A client, whose coach looks on (ledger COACH-038). */
export const clientProgress = (client: User): ProgressPerson => ({ ...progressOf(client), mayWrite: false });
