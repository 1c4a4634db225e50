import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestFor, rightsOf, sendIn } from "../../test/access-send.ts";
import { OWNERS_CALLS } from "../../test/access-team.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inScopeOf } from "../platform/database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** What a coach may do for a client, by hand: set the plan, plan the meals, and see to the account. */
const WRITTEN_FOR_A_CLIENT = {
  account:
    "share-client end-client-share change-client send-invitation correct-client-address withdraw-invitation undo-client declare-client-consent",
  profile:
    "create-user-profile replace-user-profile change-user-profile create-exercise-instance replace-exercise-instance change-exercise-instance delete-exercise-instance set-ingredients-to-avoid create-household-member replace-household-member change-household-member delete-household-member",
  plan: "apply-plan-template undo-plan-template create-nutrition-day-plan replace-nutrition-day-plan change-nutrition-day-plan delete-nutrition-day-plan replace-day-plan-slots restore-plan-version create-meal-slot-specification replace-meal-slot-specification change-meal-slot-specification delete-meal-slot-specification create-weekly-nutrition-plan replace-weekly-nutrition-plan change-weekly-nutrition-plan create-default-nutrition-plan",
  meals:
    "create-calendar-day replace-calendar-day change-calendar-day delete-calendar-day create-calendar-item replace-calendar-item delete-calendar-item create-quick-add-meal replace-quick-add-meal change-quick-add-meal delete-quick-add-meal create-recipe-meal replace-recipe-meal change-recipe-meal delete-recipe-meal edit-recipe-meal-portions create-single-food-meal replace-single-food-meal change-single-food-meal delete-single-food-meal plan-single-food-meal plan-single-food-meals copy-meals-from-date copy-meals-to-meal-moment plan-generated-recipe-meal swap-meal seat-recipe-meal restore-meals rebalance-day auto-plan-day auto-plan-days replan-week lock-meals undo-auto-plan create-simple-recipe-meal replace-simple-recipe-meal change-simple-recipe-meal delete-simple-recipe-meal plan-simple-recipe",
  conversation: "send-client-message read-client-messages settle-client-conversation save-client-note",
  "check-ins": "ask-for-check-in set-check-in-schedule reply-to-check-in settle-check-in",
  "the morning round": "settle-client unsettle-client mark-client shift-plan-energy add-day-note",
  "nothing, only answers":
    "calculate-energy preview-day-plan generate-meals-by-body recognise-meal count-client-fitting-recipes",
} as const;

/** What ends the coach's own session or account. */
const OWN_ACCOUNT = new Set(["logout", "delete-me"]);

const auditSeenBy = (reader: Person, subject: number) =>
  inScopeOf(app.app.services.db, reader.id, (trx) =>
    trx
      .selectFrom("audit_log")
      .select(["actor_id", "action"])
      .where("user_id", "=", subject)
      .orderBy("id")
      .execute(),
  );

describe("a coach who acts for a client", { timeout: 180_000 }, () => {
  it("A10 COACH-081: writes what is on the list, in their own session, and nothing else", async () => {
    const expected = Object.values(WRITTEN_FOR_A_CLIENT).flatMap((names) => names.split(" "));
    // What an owner does for the practice is not done for a client.
    const writes = rightsOf("coach", "colleague").filter(
      ({ method, name }) => method !== "GET" && !OWNERS_CALLS.includes(name),
    );
    expect(writes.map(({ name }) => name).sort()).toEqual(expected.sort());
  });

  it("A10 DATA-043: leaves one line per read and hour, which the client sees, and nobody else", async () => {
    const { coach, self, neighbour, other } = world.people;
    // An invitation is made again, and noted, each time.
    const reads = rightsOf("coach", "colleague").filter(
      ({ method, name }) => method === "GET" && name !== "create-client-magic-link",
    );
    const aim = { caller: "coach", isThere: true, isCarriedOut: false } as const;
    const before = (await auditSeenBy(self, self.id)).length;
    for (let time = 0; time < 3; time += 1)
      for (const endpoint of reads)
        await sendIn(app, endpoint, await requestFor(world, endpoint, aim), coach);
    const lines = (await auditSeenBy(self, self.id)).slice(before);
    expect(new Set(lines.map(({ actor_id }) => actor_id))).toEqual(new Set([coach.id]));
    for (const { name } of reads)
      expect([name, lines.filter(({ action }) => action === name).length]).toEqual([name, 1]);
    expect(await auditSeenBy(neighbour, self.id)).toEqual([]);
    expect(await auditSeenBy(other, self.id)).toEqual([]);
    const { body } = await app.get("users/me/export/", { as: self });
    expect(body.audit_log.length).toBeGreaterThanOrEqual(lines.length);
    app.clock.forward(3_601);
    await app.get(`calendarDay/?user=${self.id}`, { as: coach });
    const later = (await auditSeenBy(self, self.id)).filter(({ action }) => action === "list-calendar-days");
    expect(later).toHaveLength(2);
  });

  it("A10: has no call that gives the session of a client", async () => {
    const { coach, self } = world.people;
    const sessions = async () => (await app.get("auth/devices/", { as: self })).body.length;
    const before = await sessions();
    for (const endpoint of rightsOf("coach", "nobody").filter(({ name }) => !OWN_ACCOUNT.has(name))) {
      const request = await requestFor(world, endpoint, {
        caller: "coach",
        isThere: true,
        isCarriedOut: false,
      });
      const { body } = await sendIn(app, endpoint, request, coach);
      expect([endpoint.name, /auth_token|token_hash/.test(JSON.stringify(body) ?? "")]).toEqual([
        endpoint.name,
        false,
      ]);
    }
    expect(await sessions()).toBe(before);
  });
});
