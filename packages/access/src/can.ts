/** Who calls: nobody signed in, a person, a coach or staff (DATA-037). */
export const ROLES = ["anonymous", "user", "coach", "staff"] as const;
export type Role = (typeof ROLES)[number];

/** Who wants to do something. */
export interface Actor {
  readonly role: Role;
  /** Null for anonymous. */
  readonly userId: number | null;
  readonly organisationId: number | null;
}

/** Whose thing it is; null where a thing has no owner or organisation. */
export interface Subject {
  readonly ownerId: number | null;
  readonly ownerCoachId: number | null;
  readonly organisationId: number | null;
}

/** A thing that belongs to the product, not to a person or organisation. */
export const PRODUCT: Subject = { ownerId: null, ownerCoachId: null, organisationId: null };

/** What ties an actor to a subject. */
type Tie = "anyone" | "signed-in" | "owner" | "own-coach" | "organisation-coach" | "any-coach" | "staff";

const OWNER = ["owner"] as const;
const OWNER_AND_COACH = ["owner", "own-coach"] as const;
const READERS = ["owner", "own-coach", "staff"] as const;
const EDITORS = ["organisation-coach", "staff"] as const;

/**
 * Who may do what: an action is allowed to everyone with one of the listed ties. Sources: ERR-023, DATA-037, COACH-069,
 * MEAS-034, REC-085, REC-092, SREC-041, ORG-011, ORG-026.
 */
const TIES_BY_ACTION = {
  "read-brand": ["anyone"],
  "read-shared-content": ["signed-in"],
  "read-profile": READERS,
  "write-profile": OWNER_AND_COACH,
  "read-plans": READERS,
  "write-plans": OWNER_AND_COACH,
  "read-diary": READERS,
  "write-diary": OWNER_AND_COACH,
  "mark-eaten": OWNER,
  "auto-plan-days": OWNER_AND_COACH,
  "read-measurements": READERS,
  "write-measurements": OWNER,
  "read-cycle-dates": OWNER,
  "read-cycle-phase": READERS,
  "read-groceries": ["owner", "staff"],
  "write-groceries": OWNER,
  "read-feedback": READERS,
  "write-feedback": OWNER,
  "export-data": OWNER,
  "delete-account": OWNER,
  "write-recipe": ["owner", "staff"],
  "write-inspiration": EDITORS,
  "write-simple-recipe": EDITORS,
  "import-recipes": EDITORS,
  "list-clients": ["any-coach"],
  "add-client": ["any-coach"],
  "set-account-enabled": ["own-coach", "staff"],
  "set-payment-override": ["staff"],
  "write-organisation": ["organisation-coach"],
  "write-tenant-settings": ["staff"],
  "manage-feature-flags": ["staff"],
  "read-audit-log": ["staff"],
} as const satisfies Record<string, readonly Tie[]>;

export type Action = keyof typeof TIES_BY_ACTION;

/** What nobody may do to oneself, whatever the role (COACH-037). */
const NEVER_TO_ONESELF: readonly Action[] = ["set-account-enabled", "set-payment-override"];

const isSame = (one: number | null, other: number | null): boolean => one !== null && one === other;

const tiesOf = (actor: Actor, subject: Subject): Tie[] => {
  const ties: Tie[] = ["anyone"];
  if (actor.role === "anonymous") return ties;
  ties.push("signed-in");
  if (isSame(actor.userId, subject.ownerId)) ties.push("owner");
  if (actor.role === "staff") ties.push("staff");
  if (actor.role !== "coach") return ties;
  ties.push("any-coach");
  if (isSame(actor.userId, subject.ownerCoachId)) ties.push("own-coach");
  if (isSame(actor.organisationId, subject.organisationId)) ties.push("organisation-coach");
  return ties;
};

/** True when the actor may do the action to the subject; the server refuses and the web hides by it. */
export const can = (actor: Actor, action: Action, subject: Subject): boolean => {
  const isOneself = isSame(actor.userId, subject.ownerId);
  if (isOneself && NEVER_TO_ONESELF.includes(action)) return false;
  const allowed: readonly Tie[] = TIES_BY_ACTION[action];
  return tiesOf(actor, subject).some((tie) => allowed.includes(tie));
};

/** Every action, for lists and tests. */
export const ACTIONS = Object.keys(TIES_BY_ACTION) as readonly Action[];
