import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestAnswer, type TestApp } from "../../test/test-app.ts";
import { anEmail, otherThan, TestBrowser } from "../../test/test-browser.ts";
import { untilServed } from "../../test/until-served.ts";

/** Two processes on one database; the embedded one belongs to a single process. */
let apps: readonly TestApp[];
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  const { database } = app.app.services.settings;
  const isServer = database.kind === "postgres";
  apps = isServer ? [app, await openTestApp({ settings: { database }, clock: app.clock })] : [app, app];
});
afterAll(async () => {
  for (const each of new Set(apps)) await each.close();
});

const processAt = (index: number): TestApp => apps[index % apps.length] ?? app;

function tally(answers: readonly TestAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Calls of someone else, one after the other, until the work is over; a busy machine may ask for patience. */
async function meanwhile<T>(bystander: Person, work: Promise<T>): Promise<[T, readonly TestAnswer[]]> {
  const answers: TestAnswer[] = [];
  let isOver = false;
  const result = work.finally(() => {
    isOver = true;
  });
  const look = () => processAt(answers.length).get("auth/users/me/", { as: bystander });
  do answers.push(await untilServed(look));
  while (!isOver);
  return [await result, answers];
}

/** A try from a network of its own, in the browser that asked for the code. */
function tryFrom(index: number, round: number, asker: TestBrowser, email: string, otp: string) {
  const browser = new TestBrowser(processAt(index), `11.${index}.${round}.1`);
  for (const [name, value] of asker.cookies) browser.cookies.set(name, value);
  return untilServed(() => browser.post("users/verifyOTP/", { email, otp }));
}

const ROUNDS = Number(process.env.GUESSING_ROUNDS ?? 2);

describe("many tries at once", { timeout: 300_000 }, () => {
  it("B2 AUTH-023: 150 guesses over two processes win nothing, and others are served meanwhile", async () => {
    const bystander = await app.aUser();
    for (let round = 0; round < ROUNDS; round++) {
      const person = await app.aUser();
      const asker = new TestBrowser(app);
      const right = await asker.codeFor(person.email);
      const guesses = Promise.all(
        Array.from({ length: 150 }, (_, index) =>
          tryFrom(index, round, asker, person.email, index === 60 ? right : otherThan(right)),
        ),
      );
      const [answers, others] = await meanwhile(bystander, guesses);
      expect(tally(answers)).toEqual({ 400: 5, 429: 145 });
      expect(others.length).toBeGreaterThan(0);
      expect(tally(others)).toEqual({ 200: others.length });
      for (const { status, headers } of answers)
        if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      app.clock.forward(86_400);
    }
  });

  it("AUTH-023: ten wrong tries of an account in thirty days, also when they come at once on several codes", async () => {
    const person = await app.aUser();
    const wrongs: Record<number, number>[] = [];
    for (let code = 0; code < 3; code++) {
      app.clock.forward(3600);
      const asker = new TestBrowser(app);
      const asked = await asker.post("createOTP/", { email: person.email });
      const right = (await asker.mailTo(person.email)).code;
      expect(asked.body.authentication_method).toBe(code < 2 ? "OTP" : "MAGIC_LINK");
      const tries = Array.from({ length: 12 }, (_, index) =>
        tryFrom(index, 200 + code, asker, person.email, otherThan(right ?? "0000")),
      );
      wrongs.push(tally(await Promise.all(tries)));
    }
    expect(wrongs).toEqual([{ 400: 5, 429: 7 }, { 400: 5, 429: 7 }, { 429: 12 }]);
    app.clock.forward(86_400);
  });

  it("AUTH-024: twenty wrong tries of a network in an hour, also when they come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        new TestBrowser(processAt(index), `203.0.113.${index}`).post("users/verifyOTP/", {
          email: anEmail(),
          otp: "1234",
        }),
      ),
    );
    expect(tally(answers)).toEqual({ 400: 20, 429: 40 });
  });

  it("B9 AUTH-025: 500 mails asked for one address give one in 30 s and five in an hour", async () => {
    const { email } = await app.aUser();
    const bystander = await app.aUser();
    const ask = (index: number) => {
      const ip = `12.${index % 250}.${Math.floor(index / 250)}.1`;
      return untilServed(() => processAt(index).post("createOTP/", { email }, { ip }));
    };
    const flood = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
    const [answers, others] = await meanwhile(bystander, flood(500));
    expect(tally(answers)).toEqual({ 200: 1, 429: 499 });
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers["retry-after"])).toBe(30);
    expect(refused?.body).toEqual({
      detail: "Please wait before requesting another e-mail.",
      code: "throttled",
    });
    expect(tally(others)).toEqual({ 200: others.length });
    let sent = 1;
    for (let minute = 1; minute <= 20; minute++) {
      app.clock.forward(60);
      sent += tally(await flood(3))[200] ?? 0;
    }
    expect(sent).toBe(5);
    expect(await new TestBrowser(app).mailsTo(email)).toHaveLength(5);
    app.clock.forward(3600);
    expect(tally(await flood(3))).toEqual({ 200: 1, 429: 2 });
  });

  it.runIf(process.env.TEST_DATABASE === "postgres")(
    "AUTH-025: a mail that a busy database could not carry out costs no turn",
    async () => {
      const { database } = app.app.services.settings;
      const busy = new pg.Client({ connectionString: database.kind === "postgres" ? database.url : "" });
      await busy.connect();
      const ask = { email: anEmail() };
      try {
        await busy.query("begin; lock table sign_in_requests in exclusive mode");
        expect((await app.post("createOTP/", ask)).status).toBe(503);
      } finally {
        await busy.end();
      }
      expect((await app.post("createOTP/", ask)).status).toBe(200);
      expect((await app.post("createOTP/", ask)).status).toBe(429);
    },
  );

  it("B9 AUTH-025: 500 addresses asked for from one address give twenty mails in an hour", async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => {
        const email = anEmail();
        const from = { ip: "198.51.100.99" };
        return untilServed(() => processAt(index).post("createOTP/", { email }, from));
      }),
    );
    expect(tally(answers)).toEqual({ 200: 20, 429: 480 });
    for (const { status, headers } of answers)
      if (status === 429) expect(Number(headers["retry-after"])).toBe(3600);
    expect((await app.post("createOTP/", { email: anEmail() }, { ip: "198.51.100.98" })).status).toBe(200);
  });
});
