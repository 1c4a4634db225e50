import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const GONE = { non_field_errors: ["This sign-in link is no longer valid. Request a new one."] };
const read = (token: string, as?: Person) =>
  new TestBrowser(app).post("auth/token/link/", { token }, as === undefined ? {} : { as });

/** A link that someone has signed in with. */
async function aUsedLink() {
  const person = await app.aUser();
  const browser = new TestBrowser(app);
  const token = await browser.linkTokenFor(person.email);
  expect((await browser.post("auth/token/login/", { magic_link_token: token })).status).toBe(200);
  return { person, token };
}

describe("a sign-in link that no longer works", () => {
  it("COACH-210 is told of to who is signed in: their own, or that of another account, and signs nobody in", async () => {
    const { person, token } = await aUsedLink();
    const dead = { purpose: "SIGN_IN", account: `${person.email[0]}•••@example.org`, asked_here: false };
    expect((await read(token, person)).body).toMatchObject({ ...dead, dead_link_of: "YOU" });
    expect((await read(token, await app.aUser())).body).toMatchObject({ ...dead, dead_link_of: "ANOTHER" });
    expect((await new TestBrowser(app).post("auth/token/login/", { magic_link_token: token })).status).toBe(
      400,
    );
  });

  it("COACH-210 says nothing to who is not signed in, and nobody anything of a link that never was", async () => {
    const { person, token } = await aUsedLink();
    const refused = await read(token);
    expect([refused.status, refused.body]).toEqual([400, GONE]);
    expect((await read("never-mailed", person)).status).toBe(400);
  });

  it("COACH-210 is known for what it was when another took its place, or it expired, also for a sign-up", async () => {
    const person = await app.aUser();
    const browser = new TestBrowser(app);
    const token = await browser.linkTokenFor(person.email);
    expect((await read(token, person)).body.dead_link_of).toBeNull();
    app.clock.forward(31);
    await browser.linkTokenFor(person.email);
    expect((await read(token, person)).body.dead_link_of).toBe("YOU");
    const email = anEmail();
    const names = { first_name: "Noor", last_name: "Vos", terms_accepted: true };
    await browser.post("auth/users/", { email, ...names });
    const signUp = tokenIn((await browser.mailTo(email)).link);
    const { auth_token } = (await browser.post("auth/token/login/", { magic_link_token: signUp })).body;
    const newcomer = { id: 0, email, token: auth_token } satisfies Person;
    expect((await read(signUp, newcomer)).body.dead_link_of).toBe("YOU");
  });
});
