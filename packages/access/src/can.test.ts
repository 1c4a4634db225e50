import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACTIONS, type Action, type Actor, can, PRODUCT, ROLES, type Subject } from "./index.ts";

const anna: Subject = { ownerId: 1, ownerCoachId: 2, organisationId: 7 };
const actors = {
  anonymous: { role: "anonymous", userId: null, organisationId: null },
  owner: { role: "user", userId: 1, organisationId: 7 },
  otherUser: { role: "user", userId: 3, organisationId: 7 },
  ownCoach: { role: "coach", userId: 2, organisationId: 7 },
  colleague: { role: "coach", userId: 4, organisationId: 7 },
  otherCoach: { role: "coach", userId: 5, organisationId: 8 },
  staff: { role: "staff", userId: 6, organisationId: null },
} as const satisfies Record<string, Actor>;
type Name = keyof typeof actors;

const allowed = (action: Action, subject: Subject = anna): Name[] =>
  (Object.keys(actors) as Name[]).filter((name) => can(actors[name], action, subject));

const READERS: Name[] = ["owner", "ownCoach", "staff"];
const EDITORS: Name[] = ["ownCoach", "colleague", "staff"];
const COACHES: Name[] = ["ownCoach", "colleague", "otherCoach"];

const EXPECTED: Readonly<Record<Action, readonly Name[]>> = {
  "read-brand": ["anonymous", "owner", "otherUser", ...COACHES, "staff"],
  "read-shared-content": ["owner", "otherUser", ...COACHES, "staff"],
  "read-profile": READERS,
  "write-profile": ["owner", "ownCoach"],
  "read-plans": READERS,
  "write-plans": ["owner", "ownCoach"],
  "read-diary": READERS,
  "write-diary": ["owner", "ownCoach"],
  "mark-eaten": ["owner"],
  "auto-plan-days": ["owner", "ownCoach"],
  "read-measurements": READERS,
  "write-measurements": ["owner"],
  "read-cycle-dates": ["owner"],
  "read-cycle-phase": READERS,
  "read-groceries": ["owner", "staff"],
  "write-groceries": ["owner"],
  "read-feedback": READERS,
  "write-feedback": ["owner"],
  "export-data": ["owner"],
  "delete-account": ["owner"],
  "write-recipe": ["owner", "staff"],
  "write-inspiration": EDITORS,
  "write-simple-recipe": EDITORS,
  "import-recipes": EDITORS,
  "list-clients": COACHES,
  "add-client": COACHES,
  "set-account-enabled": ["ownCoach", "staff"],
  "set-payment-override": ["staff"],
  "write-organisation": ["ownCoach", "colleague"],
  "write-tenant-settings": ["staff"],
  "manage-feature-flags": ["staff"],
  "read-audit-log": ["staff"],
};

describe("who may do what", () => {
  it.each(ACTIONS)("'%s' is open to exactly the listed people", (action) => {
    expect(allowed(action)).toEqual(EXPECTED[action]);
  });

  it("lets nobody change the standing of an own account", () => {
    for (const role of ROLES) {
      const self: Actor = { role, userId: 1, organisationId: 7 };
      const own: Subject = { ownerId: 1, ownerCoachId: 1, organisationId: 7 };
      expect(can(self, "set-account-enabled", own)).toBe(false);
      expect(can(self, "set-payment-override", own)).toBe(false);
    }
  });

  it("takes a missing owner, coach or organisation for nobody's", () => {
    const homeless: Actor = { role: "coach", userId: 2, organisationId: null };
    expect(can(homeless, "write-inspiration", PRODUCT)).toBe(false);
    expect(can(homeless, "write-profile", PRODUCT)).toBe(false);
    expect(can({ role: "user", userId: null, organisationId: null }, "read-diary", PRODUCT)).toBe(false);
    expect(allowed("write-inspiration", PRODUCT)).toEqual(["staff"]);
  });

  it("gives strangers nothing personal, whatever their numbers", () => {
    const id = fc.integer({ min: 1, max: 1000 });
    const personal = ACTIONS.filter(
      (action) => EXPECTED[action].includes("owner") && !EXPECTED[action].includes("otherUser"),
    );
    fc.assert(
      fc.property(
        id,
        id,
        id,
        fc.constantFrom("user" as const, "coach" as const),
        (ownerId, coachId, userId, role) => {
          fc.pre(userId !== ownerId && userId !== coachId);
          const stranger: Actor = { role, userId, organisationId: 7 };
          const subject: Subject = { ownerId, ownerCoachId: coachId, organisationId: 7 };
          expect(personal.some((action) => can(stranger, action, subject))).toBe(false);
        },
      ),
    );
    expect(personal.length).toBeGreaterThan(10);
  });
});
