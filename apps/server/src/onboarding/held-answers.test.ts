import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { HELD_ANSWERS } from "../../test/held-answers.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { sweepHeldAnswers } from "../platform/calls/held-answers-store.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const HELD = "users/onboarding/answers/";
const ANSWERS = { full: HELD_ANSWERS, simple: null };
const SIMPLE = {
  motivation: "SAVE_TIME",
  cookingStyles: ["QUICK"],
  diet: "VEGAN",
  allergens: ["MILK"],
  mealTimes: ["DINNER"],
  currentStep: 4,
};
const NAMES = { first_name: "Noor", last_name: "Bos", terms_accepted: true };
const ticked = (answers: unknown) => ({
  held_answers: { answers, text_version: CONSENT_TEXT_VERSIONS.BODY_AND_PLAN },
});
const withToken = (token: string): Person => ({ id: 0, email: "", token });

const stored = (email: string) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.selectFrom("held_answers").selectAll().where("email", "=", email).executeTakeFirst(),
  );

async function signUp(email: string, body: object = ticked(ANSWERS)) {
  const browser = new TestBrowser(app);
  const answer = await browser.post("auth/users/", { ...NAMES, email, ...body });
  expect(answer.status).toBe(201);
  return browser;
}

async function enterByCode(browser: TestBrowser, email: string): Promise<Person> {
  const { code } = await browser.mailTo(email);
  return withToken((await browser.post("users/verifyOTP/", { email, otp: code })).body.auth_token);
}

const heldOf = async (as: Person) => (await app.get(HELD, { as })).body.answers;

describe("held answers", () => {
  it("DATA-065: are held from the first mail on, encrypted, and read on another device after its link was opened", async () => {
    const email = anEmail();
    const browser = await signUp(email);
    const row = await stored(email);
    expect(JSON.stringify(row)).not.toMatch(/RECOMPOSITION|NUTS|68\.5/);
    expect(row).toMatchObject({ text_version: 1, by_visitor: true });
    const elsewhere = new TestBrowser(app);
    const token = tokenIn((await browser.mailTo(email)).link);
    const { auth_token } = (await elsewhere.post("auth/token/login/", { magic_link_token: token })).body;
    expect(await heldOf(withToken(auth_token))).toEqual(ANSWERS);
  });

  it("AUTH-056: are shown to nobody else: not to visitors, to other people, or to a session without the proven address", async () => {
    const email = anEmail();
    await signUp(email);
    const stranger = await app.aUser();
    const unproven = await app.aUser({ email: anEmail(), email_confirmed_at: null });
    expect((await app.get(HELD)).status).toBe(401);
    expect([await heldOf(stranger), await heldOf(unproven)]).toEqual([null, null]);
    await signUp(unproven.email);
    expect(await heldOf(unproven)).toBeNull();
    const refused = await app.put(HELD, { answers: ANSWERS }, { as: unproven });
    expect([refused.status, refused.body.code]).toEqual([403, "email_unconfirmed"]);
  });

  it("AUTH-056: what someone registers with another person's address changes nothing for who has a profile", async () => {
    const anna = await app.aUser();
    await aProfile(app, anna);
    await signUp(anna.email);
    expect(await heldOf(anna)).toBeNull();
    await app.put(HELD, { answers: ANSWERS }, { as: anna });
    expect(await heldOf(anna)).toEqual(ANSWERS);
  });

  it("AUTH-057: go with the address that was mistyped, once the same browser registers another", async () => {
    const [mistyped, meant, other] = [anEmail(), anEmail(), anEmail()];
    const browser = await signUp(mistyped);
    await signUp(other);
    const stale = await browser.mailTo(mistyped);
    await browser.post("auth/users/", { ...NAMES, email: meant, ...ticked(ANSWERS) });
    expect([await stored(mistyped), (await stored(other))?.by_visitor]).toEqual([undefined, true]);
    const stranger = new TestBrowser(app);
    const byLink = { magic_link_token: tokenIn(stale.link) };
    expect((await stranger.post("auth/token/login/", byLink)).status).toBe(400);
    const byCode = await browser.post("users/verifyOTP/", { email: mistyped, otp: stale.code });
    expect(byCode.status).toBe(400);
    expect(await heldOf(await enterByCode(browser, meant))).toEqual(ANSWERS);
  });

  it("AUTH-057: stay where they are the owner's, and where another browser began", async () => {
    const anna = await app.aUser();
    await app.put(HELD, { answers: ANSWERS }, { as: anna });
    const [first, second] = [anEmail(), anEmail()];
    const browser = new TestBrowser(app);
    await browser.post("auth/users/", { ...NAMES, email: anna.email });
    await signUp(first);
    await browser.post("auth/users/", { ...NAMES, email: second, ...ticked(ANSWERS) });
    expect(await heldOf(anna)).toEqual(ANSWERS);
    expect(await stored(first)).toBeDefined();
    // Registering the same address once more is no correction.
    app.clock.forward(31);
    await browser.post("auth/users/", { ...NAMES, email: second });
    expect(await stored(second)).toBeDefined();
  });

  it("DATA-065 G4: are not held without the tick, and never more than it covers", async () => {
    const [bare, old, cycle] = [anEmail(), anEmail(), anEmail()];
    await signUp(bare, {});
    await signUp(old, { held_answers: { answers: ANSWERS, text_version: 999 } });
    expect([await stored(bare), await stored(old)]).toEqual([undefined, undefined]);
    const dietPreferences = { ...HELD_ANSWERS.dietPreferences, dietType: "CYCLE_DIET" };
    const menstrualCycle = { lastMenstrualPeriodStartDate: "2026-03-02", menstrualCycleLength: 31 };
    const told = { full: { ...HELD_ANSWERS, dietPreferences, menstrualCycle }, simple: SIMPLE };
    const browser = await signUp(cycle, ticked(told));
    expect(await heldOf(await enterByCode(browser, cycle))).toEqual(ANSWERS);

    const newcomer = await app.aNewcomer();
    const refused = await app.put(HELD, { answers: ANSWERS }, { as: newcomer });
    expect([refused.status, refused.body.code, refused.body.consent]).toEqual([
      403,
      "consent_required",
      "BODY_AND_PLAN",
    ]);
  });

  it("DATA-065: go on being held while the person answers, for both onboardings", async () => {
    const anna = await app.aUser();
    const both = { full: null, simple: SIMPLE };
    expect((await app.put(HELD, { answers: both }, { as: anna })).status).toBe(204);
    expect(await heldOf(anna)).toEqual(both);
    expect((await app.put(HELD, { answers: null }, { as: anna })).status).toBe(204);
    expect([await heldOf(anna), await stored(anna.email)]).toEqual([null, undefined]);
  });

  it("DATA-065: end with the finished onboarding, with the consent, and with the account", async () => {
    const [done, withdrawn, gone] = [await app.aUser(), await app.aUser(), await app.aUser()];
    for (const person of [done, withdrawn, gone]) await app.put(HELD, { answers: ANSWERS }, { as: person });
    const { dietPreferences, ...rest } = HELD_ANSWERS;
    const completed = await app.post(
      "users/onboarding/complete/",
      { ...rest, dietPreferences: { ...dietPreferences, dietType: "RECOMMENDED" } },
      { as: done },
    );
    expect(completed.status).toBe(200);
    await app.post(
      "users/consents/withdraw/",
      { kinds: ["BODY_AND_PLAN"], given_in: "PROFILE" },
      { as: withdrawn },
    );
    await app.delete("auth/users/me/", { as: gone, body: { confirmation: "DELETE" } });
    for (const { email } of [done, withdrawn, gone]) expect(await stored(email)).toBeUndefined();
  });

  it("DATA-065 G7: are shown for 14 days, and deleted then", async () => {
    const anna = await app.aUser();
    await app.put(HELD, { answers: ANSWERS }, { as: anna });
    app.clock.forward(14 * 86_400 - 1);
    expect(await heldOf(anna)).toEqual(ANSWERS);
    app.clock.forward(1);
    expect(await heldOf(anna)).toBeNull();
    await inSystemScope(app.app.services.db, (trx) => sweepHeldAnswers(trx, app.clock.now()));
    expect(await stored(anna.email)).toBeUndefined();
  });

  it("DATA-065 G5: are part of the export", async () => {
    const anna = await app.aUser();
    await app.put(HELD, { answers: ANSWERS }, { as: anna });
    expect((await app.get("users/me/export/", { as: anna })).body.held_answers).toEqual(ANSWERS);
  });
});
