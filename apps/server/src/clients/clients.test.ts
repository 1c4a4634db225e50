import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubscription } from "../../test/billing-factories.ts";
import { aDay, aProfile, aQuickAdd, slotsOf } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let coach: Person;
beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach({ organisation_id: await app.anOrganisation() });
});
afterAll(() => app.close());

const list = (query = "", as = coach) => app.get(`users/paginatedclients/${query}`, { as });
const emailsOf = async (query: string, as = coach): Promise<string[]> =>
  (await list(query, as)).body.results.map(({ email }: { email: string }) => email);

/** A client with a profile and the default week. */
async function aPlannedClient(columns: Record<string, unknown> = {}): Promise<Person> {
  const person = await app.aClientOf(coach, columns);
  const profile = await aProfile(app, person);
  await app.post(`users/userProfile/${profile}/create-default-nutrition-plan/`, {}, { as: person });
  return person;
}

describe("the list of clients", () => {
  it("COACH-013 answers results, total_pages and count, with profile, week and coach in each row", async () => {
    const client = await aPlannedClient({ first_name: "Bea" });
    const { status, body } = await list(`?search=${client.email}`);
    expect([status, body.count, body.total_pages, body.next]).toEqual([200, 1, 1, null]);
    const [row] = body.results;
    expect(row).toMatchObject({ id: client.id, email: client.email, account_enabled: true });
    expect(row.coach.id).toBe(coach.id);
    expect(row.intake.weekly_nutrition_plan.monday.meal_slot_specifications).toHaveLength(4);
    const own = (await app.get("users/userProfile/", { as: client })).body.results[0];
    expect(row.intake).toEqual(own);
  });

  it("OPS-019: answers cards in place of profiles and the coach where they are asked for, and then those alone", async () => {
    const client = await aPlannedClient({ first_name: "Carded" });
    const without = await app.aClientOf(coach, { first_name: "Carded" });
    const day = (daysAgo: number) => new Date(app.clock.now().getTime() - daysAgo * 86_400_000);
    const weights = [80.5, 79].map((value, at) => ({ user_id: client.id, value, created_at: day(9 - at) }));
    await inSystemScope(app.app.services.db, (trx) =>
      trx.insertInto("user_weights").values(weights).execute(),
    );
    const [whole] = (await list(`?search=${client.email}`)).body.results;
    const { intake, card: none } = whole;
    const plans = Object.values<{ kcal?: number }>(intake.weekly_nutrition_plan).flatMap(
      ({ kcal }) => kcal ?? [],
    );
    expect([none, plans.length]).toEqual([null, 7]);
    const card = {
      main_goal: intake.main_goal,
      weight: intake.weight,
      weights: [80.5, 79],
      kcal_a_day: plans.reduce((sum, kcal) => sum + kcal, 0) / 7,
    };
    const { body } = await list("?search=carded&card=true");
    const replaced = { coach: null, intake: null, recent_weights: [] };
    expect(body.results.find(({ id }: { id: number }) => id === client.id)).toEqual({
      ...whole,
      ...replaced,
      card,
    });
    expect(body.results.find(({ id }: { id: number }) => id === without.id)).toMatchObject({
      ...replaced,
      card: null,
    });
  });

  it("OPS-019 PRIV-006: a card tells nothing of who does not share the plan", async () => {
    const client = await aPlannedClient({ first_name: "Reserved" });
    const cardOf = async () => (await list(`?search=${client.email}&card=true`)).body.results[0].card;
    expect(await cardOf()).not.toBeNull();
    const stopped = await app.post(
      "users/consents/withdraw/",
      { kinds: ["COACH_SHARING"], given_in: "PROFILE" },
      { as: client },
    );
    expect(stopped.status).toBe(200);
    expect(await cardOf()).toBeNull();
  });

  it("COACH-013 shows active clients unless the deactivated ones are asked for", async () => {
    const active = await app.aClientOf(coach, { last_name: "Filterman" });
    const gone = await app.aClientOf(coach, { last_name: "Filterman", account_enabled: false });
    expect(await emailsOf("?search=filterman")).toEqual([active.email]);
    expect(await emailsOf("?search=filterman&account_enabled=true")).toEqual([active.email]);
    expect(await emailsOf("?search=filterman&account_enabled=false")).toEqual([gone.email]);
  });

  it("C6 COACH-014: finds first, last and full name and e-mail, whatever the case and the accents", async () => {
    const zoe = await app.aClientOf(coach, { first_name: "Zoë", last_name: "Müller-Å" });
    const searches = ["zoe", "ZOË", "muller", "Zoe Mull", "  zoe ", zoe.email.toUpperCase()];
    for (const search of searches)
      expect([search, await emailsOf(`?search=${encodeURIComponent(search)}`)]).toEqual([
        search,
        [zoe.email],
      ]);
    for (const search of ["zoe%", "z_e", "nobody"])
      expect(await emailsOf(`?search=${encodeURIComponent(search)}`)).toEqual([]);
  });

  it("COACH-013 COACH-014 gives 30 on a page, by first name, last name and id", async () => {
    const busy = await app.aCoach();
    const made: { first: string; last: string; email: string; id: number }[] = [];
    for (let at = 0; at < 31; at += 1) {
      const name = { first: ["ada", "Bob", "Émile"][at % 3] ?? "", last: ["Vos", "aarts"][at % 2] ?? "" };
      const { email, id } = await app.aClientOf(busy, { first_name: name.first, last_name: name.last });
      made.push({ ...name, email, id });
    }
    const rank = (name: string) => ["ada", "Bob", "Émile", "aarts", "Vos"].indexOf(name);
    made.sort((a, b) => rank(a.first) - rank(b.first) || rank(a.last) - rank(b.last) || a.id - b.id);
    const first = await list("", busy);
    expect([first.body.count, first.body.total_pages, first.body.results.length]).toEqual([31, 2, 30]);
    expect(new URL(first.body.next).searchParams.get("page")).toBe("2");
    const emails = [...(await emailsOf("", busy)), ...(await emailsOf("?page=2", busy))];
    expect(emails).toEqual(made.map(({ email }) => email));
    expect((await list("?page=3", busy)).status).toBe(404);
  });

  it("COACH-069 holds the caller's own clients only, and refuses who is no coach", async () => {
    const stranger = await app.aCoach();
    const theirs = await app.aClientOf(stranger);
    expect(await emailsOf("", stranger)).toEqual([theirs.email]);
    expect(await emailsOf(`?search=${theirs.email}`)).toEqual([]);
    expect((await list("", theirs)).status).toBe(403);
  });

  it("COACH-013 carries the weights of the last 31 days and no older ones", async () => {
    const client = await app.aClientOf(coach, { first_name: "Weighed" });
    const day = (daysAgo: number) => new Date(app.clock.now().getTime() - daysAgo * 86_400_000);
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .insertInto("user_weights")
        .values(
          [
            [40, 80],
            [2, 78.5],
            [20, 79.4],
          ].map(([daysAgo = 0, value = 0]) => ({ user_id: client.id, value, created_at: day(daysAgo) })),
        )
        .execute(),
    );
    const [row] = (await list(`?search=${client.email}`)).body.results;
    expect(row.recent_weights.map(({ value }: { value: number }) => value)).toEqual([79.4, 78.5]);
  });

  it("COACH-078 marks who has stopped paying, by the customer that they use now", async () => {
    const client = await app.aClientOf(coach, { first_name: "Owing" });
    const isUnpaid = async () => (await list(`?search=${client.email}`)).body.results[0].is_unpaid;
    expect(await isUnpaid()).toBe(false);
    await aSubscription(app, client, "unpaid");
    expect(await isUnpaid()).toBe(true);
    app.clock.forward(1);
    await aSubscription(app, client, "active");
    expect(await isUnpaid()).toBe(false);
  });

  it("DATA-034 notes each client that was read", async () => {
    const client = await app.aClientOf(coach, { first_name: "Noted" });
    await list(`?search=${client.email}`);
    const noted = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").selectAll().where("user_id", "=", client.id).execute(),
    );
    expect(noted.map(({ actor_id, action }) => [actor_id, action])).toEqual([[coach.id, "list-clients"]]);
  });

  it("DATA-043 notes a read once an hour, however often an open screen asks", async () => {
    const client = await app.aClientOf(coach, { first_name: "Polled" });
    const look = async () => {
      await list(`?search=${client.email}`);
      await app.get(`clients/${client.id}/`, { as: coach });
      await app.get(`calendarDay/?user=${client.id}`, { as: coach });
    };
    const noted = () =>
      inSystemScope(app.app.services.db, async (trx) => {
        const rows = await trx
          .selectFrom("audit_log")
          .select("action")
          .where("user_id", "=", client.id)
          .orderBy("id")
          .execute();
        return rows.map(({ action }) => action);
      });
    for (let poll = 0; poll < 3; poll += 1) {
      await look();
      app.clock.forward(60);
    }
    const once = await noted();
    expect(once).toEqual(["list-clients", "get-client", once[2]]);
    app.clock.forward(3600);
    await look();
    expect(await noted()).toEqual([...once, ...once]);
  });
});

describe("one client", () => {
  it("COACH-028 COACH-075 shows a coach the whole account, without the dates of the cycle", async () => {
    const client = await aPlannedClient();
    const profile = (await app.get("users/userProfile/", { as: client })).body.results[0].id;
    const dates = { last_menstrual_period_start_date: "2026-03-10", menstrual_cycle_length: 28 };
    await app.patch(`users/userProfile/${profile}/`, dates, { as: client });
    const { body } = await app.get(`clients/${client.id}/`, { as: coach });
    const me = (await app.get("users/me/", { as: client })).body;
    expect(body.intake.last_menstrual_period_start_date).toBeNull();
    expect(body.intake.cycle_phase).toBe("FOLLICULAR");
    const { intake: _seen, ...account } = body;
    const { intake: _own, ...own } = me;
    // Whether a client answered the questions about their health is told to nobody else (SAFE-018).
    expect(account).toEqual({ ...own, is_health_question_open: false });
  });

  it("COACH-074 tells of which organisation the coach is, and in which units the coach reads", async () => {
    const organisation = await app.anOrganisation();
    const imperial = await app.aCoach({ organisation_id: organisation, uses_imperial_measurements: true });
    const client = await app.aClientOf(imperial);
    for (const as of [imperial, client]) {
      const path = as === client ? "users/me/" : `clients/${client.id}/`;
      const { body } = await app.get(path, { as });
      expect(body.coach).toMatchObject({ id: imperial.id, uses_imperial_measurements: true });
      expect(body.coach.organisation.id).toBe(organisation);
    }
  });

  it("COACH-035 COACH-036 is switched off and on by the coach, and kept out meanwhile", async () => {
    const client = await app.aClientOf(coach, { payment_status_override: "COMPLIMENTARY" });
    const off = await app.patch(
      `clients/${client.id}/`,
      { id: client.id, account_enabled: false },
      { as: coach },
    );
    expect([off.status, off.body.account_enabled, off.body.payment_status_override]).toEqual([
      200,
      false,
      null,
    ]);
    expect((await app.get("calendarDay/", { as: client })).status).toBe(401);
    const later = await app.anotherSession(client);
    const refused = await app.get("calendarDay/", { as: later });
    expect([refused.status, refused.body.code]).toEqual([403, "account_disabled"]);
    await app.patch(`clients/${client.id}/`, { account_enabled: true }, { as: coach });
    expect((await app.get("calendarDay/", { as: later })).status).toBe(200);
  });

  it("COACH-037 refuses a coach who switches the own account", async () => {
    const own = await app.aCoach();
    for (const account_enabled of [true, false]) {
      const { status, body } = await app.patch(`clients/${own.id}/`, { account_enabled }, { as: own });
      expect([status, body]).toEqual([
        400,
        { account_enabled: ["You cannot switch your own account on or off."] },
      ]);
    }
    expect((await app.get("users/me/", { as: own })).body.account_enabled).toBe(true);
  });

  it("COACH-069 is as good as absent for every other coach, and refused to clients", async () => {
    const client = await app.aClientOf(coach);
    const other = await app.aCoach();
    for (const call of [
      () => app.get(`clients/${client.id}/`, { as: other }),
      () => app.patch(`clients/${client.id}/`, { account_enabled: false }, { as: other }),
    ])
      expect((await call()).status).toBe(404);
    expect((await app.get(`clients/${client.id}/`, { as: client })).status).toBe(403);
    expect((await app.get("users/me/", { as: client })).body.account_enabled).toBe(true);
  });
});

describe("a coach in a client's diary", () => {
  const DATE = "2026-03-19";

  it("DIARY-077 COACH-068 plans, copies, notes and deletes for the client, who sees it", async () => {
    const client = await aPlannedClient();
    const day = (await app.post("calendarDay/", { user: client.id, date: DATE }, { as: coach })).body;
    expect(day.user).toBe(client.id);
    const slots = await slotsOf(app, client);
    const recipe = (await app.get("recipeTemplate/?page_size=1", { as: coach })).body.results[0].id;
    const planned = await app.post(
      "planGeneratedRecipeMeal/",
      {
        recipe_template: recipe,
        portions_to_plan: 1,
        calendar_day_id: day.id,
        meal_slot_specification_id: slots.LUNCH,
      },
      { as: coach },
    );
    expect(planned.status).toBe(201);
    const quick = await app.post("quickAddMeal/", { user: client.id, kcal: 250 }, { as: coach });
    const place = { calendar_day: day.id, meal_moment: "DINNER", content_type: "quickaddmeal" };
    const added = await app.post("calendarItem/", { ...place, object_id: quick.body.id }, { as: coach });
    expect(added.status).toBe(201);
    expect((await app.patch(`calendarDay/${day.id}/`, { note: "Rest" }, { as: coach })).status).toBe(200);
    const copy = { user: client.id, from_calendar_day_id: day.id, to_date: "2026-03-20" };
    expect((await app.post("copyMealsFromDate/", copy, { as: coach })).status).toBe(200);
    expect((await app.delete(`calendarItem/${added.body.id}/`, { as: coach })).status).toBe(204);
    const { body } = await app.get(`calendarDay/?date__gte=${DATE}`, { as: client });
    const shown = (body.results as { date: string; note: string | null; calendar_items: unknown[] }[]).map(
      ({ date, note, calendar_items }) => [date, note, calendar_items.length],
    );
    expect(shown.sort()).toEqual([
      [DATE, "Rest", 1],
      ["2026-03-20", null, 2],
    ]);
  });

  it("DIARY-077 lets the coach plan a whole day, and writes down who did it", async () => {
    const client = await aPlannedClient();
    const { status, body } = await app.post("autoPlanDay/", { user: client.id, date: DATE }, { as: coach });
    expect([status, body.user]).toEqual([200, client.id]);
    const noted = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").selectAll().where("user_id", "=", client.id).execute(),
    );
    expect(noted.map(({ actor_id, action }) => [actor_id, action])).toEqual([[coach.id, "auto-plan-day"]]);
  });

  it("COACH-192 lets the coach plan several days, and writes down who did it; nobody else may", async () => {
    const client = await aPlannedClient();
    const plan = (as: Person, user = client.id) =>
      app.post(
        "autoPlanDays/",
        { user, num_days: 2, start_date_inclusive: DATE, delete_existing_plans: false },
        { as },
      );
    const { status, body } = await plan(coach);
    expect([status, body.calendar_days.map(({ user }: { user: number }) => user)]).toEqual([
      200,
      [client.id, client.id],
    ]);
    const planned = body.calendar_days.flatMap((day: { calendar_items: unknown[] }) => day.calendar_items);
    expect(planned.length).toBeGreaterThan(0);
    const noted = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("audit_log").selectAll().where("user_id", "=", client.id).execute(),
    );
    expect(noted.map(({ actor_id, action }) => [actor_id, action])).toEqual([[coach.id, "auto-plan-days"]]);
    const { body: own } = await app.get(`calendarDay/?date__gte=${DATE}`, { as: coach });
    expect(own.results).toEqual([]);
    expect((await plan(await app.aCoach())).status).toBe(403);
    expect((await plan(await app.aClientOf(coach))).status).toBe(403);
  });

  it("DIARY-077 leaves what was eaten to the client", async () => {
    const client = await app.aClientOf(coach);
    const { item } = await aQuickAdd(app, client, await aDay(app, client, "2026-03-19"));
    const refused = await app.patch(`calendarItem/${item}/`, { status: "EATEN" }, { as: coach });
    expect([refused.status, refused.body.code]).toEqual([403, "permission_denied"]);
    expect((await app.get(`calendarItem/${item}/`, { as: client })).body.status).toBe("PLANNED");
  });
});
