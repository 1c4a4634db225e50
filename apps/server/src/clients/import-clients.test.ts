import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";

let app: TestApp;
let iris: Person;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const row = (more: Record<string, unknown> = {}) => ({
  email: anEmail(),
  first_name: "Lotte",
  last_name: "Vos",
  ...more,
});
type Row = ReturnType<typeof row>;
const send = (as: Person, rows: readonly Row[], more: Record<string, unknown> = {}) =>
  app.post("clients/import/", { rows, ...more }, { as });
const statesOf = ({ body }: { body: { results: { state: string }[] } }) =>
  body.results.map(({ state }) => state);
const emailsOf = async (as: Person): Promise<string[]> =>
  (await app.get("users/paginatedclients/?page_size=100", { as })).body.results.map(
    ({ email }: { email: string }) => email,
  );
const mailsTo = (email: string) => new TestBrowser(app).mailsTo(email);
const aCoach = async () => app.aCoach({ first_name: "Iris" });

describe("adding many clients", () => {
  it("COACH-130 adds each row with its language, and mails each an invitation that signs in", async () => {
    iris = await aCoach();
    const rows = [row({ language: "nl" }), row({ first_name: "Jan", last_name: "Bos", language: "en" })];
    const answer = await send(iris, rows);
    expect([answer.status, statesOf(answer)]).toEqual([201, ["INVITED", "INVITED"]]);
    expect((await emailsOf(iris)).toSorted()).toEqual(rows.map(({ email }) => email).toSorted());
    const [dutch, english] = await Promise.all(rows.map(({ email }) => mailsTo(email)));
    expect([dutch?.[0]?.subject, english?.[0]?.subject]).toEqual([
      "Iris nodigt je uit voor Plateful",
      "Iris invites you to Plateful",
    ]);
    const token = tokenIn(english?.[0]?.link ?? "");
    const entered = await new TestBrowser(app).post("auth/token/login/", { magic_link_token: token });
    expect(entered.status).toBe(200);
  });

  it("COACH-130 adds nobody twice: not from a list with doubles, and not from a list that is sent again", async () => {
    const coach = await aCoach();
    const [one, two] = [row(), row()];
    const first = await send(coach, [one, two, { ...one, email: one.email.toUpperCase() }]);
    expect(statesOf(first)).toEqual(["INVITED", "INVITED", "CLIENT"]);
    const again = await send(coach, [two, one]);
    expect(again.body.results).toEqual([
      { state: "CLIENT", client: first.body.results[1].client },
      { state: "CLIENT", client: first.body.results[0].client },
    ]);
    expect(await emailsOf(coach)).toHaveLength(2);
    for (const { email } of [one, two]) expect(await mailsTo(email)).toHaveLength(1);
  });

  it("COACH-130 COACH-020 names an address with an account elsewhere, and takes nobody over", async () => {
    const coach = await aCoach();
    const others = [await app.aClientOf(await aCoach()), await app.aUser(), coach];
    const good = row();
    const answer = await send(coach, [...others.map(({ email }) => row({ email })), good]);
    expect(statesOf(answer)).toEqual(["TAKEN", "TAKEN", "TAKEN", "INVITED"]);
    expect(answer.body.results.slice(0, 3).map(({ client }: { client: unknown }) => client)).toEqual([
      null,
      null,
      null,
    ]);
    expect(await emailsOf(coach)).toEqual([good.email]);
    for (const { email } of others) expect(await mailsTo(email)).toEqual([]);
  });

  it("COACH-130 looks first which rows are clients already, adds nobody then, and tells no more", async () => {
    const coach = await aCoach();
    const own = await app.aClientOf(coach);
    const stranger = await app.aUser();
    const fresh = row();
    const answer = await send(coach, [row({ email: own.email }), row({ email: stranger.email }), fresh], {
      check_only: true,
    });
    expect(answer.body.results).toEqual([
      { state: "CLIENT", client: own.id },
      { state: "READY", client: null },
      { state: "READY", client: null },
    ]);
    expect(await emailsOf(coach)).toEqual([own.email]);
    expect(await mailsTo(fresh.email)).toEqual([]);
  });

  it("COACH-130 refuses a part with a wrong row at that row, and takes nothing of it", async () => {
    const coach = await aCoach();
    const answer = await send(coach, [row(), row({ email: "no address" }), row({ last_name: " " })]);
    expect([answer.status, Object.keys(answer.body.rows)]).toEqual([400, ["1", "2"]]);
    expect(Object.keys(answer.body.rows["1"])).toEqual(["email"]);
    expect(Object.keys(answer.body.rows["2"])).toEqual(["last_name"]);
    expect((await send(coach, [])).status).toBe(400);
    expect(
      (
        await send(
          coach,
          Array.from({ length: 51 }, () => row()),
        )
      ).status,
    ).toBe(400);
    expect(await emailsOf(coach)).toEqual([]);
  });

  it("COACH-130 makes one account of each address when two coaches send the same list at once", async () => {
    const [one, two] = [await aCoach(), await aCoach()];
    const rows = Array.from({ length: 5 }, () => row());
    const answers = await Promise.all([send(one, rows), send(two, rows.toReversed())]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const all = answers.flatMap(statesOf).toSorted();
    expect(all).toEqual([...Array(5).fill("INVITED"), ...Array(5).fill("TAKEN")]);
  });

  it("COACH-130 sends forty parts a day at most, and looking is counted by itself", async () => {
    const coach = await aCoach();
    const client = await app.aClientOf(coach);
    const rows = [row({ email: client.email })];
    const statuses: number[] = [];
    for (let turn = 0; turn < 41; turn += 1) statuses.push((await send(coach, rows)).status);
    expect(statuses.slice(-2)).toEqual([201, 429]);
    expect((await send(coach, rows, { check_only: true })).status).toBe(201);
  });
});
