import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { untilServed } from "../../test/until-served.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Two calls meet by chance: each pair is sent this often. */
const TRIES = 8;

let practices = 0;
/** A practice of two owners and a coach. */
async function aPractice() {
  practices += 1;
  const first = await app.aCoach();
  const practice = { name: "Bakker Voeding", subdomain: `owners-${practices}` };
  const { body } = await app.post("users/self-service/organisation/", practice, { as: first });
  const second = await app.aCoach({ organisation_id: body.id });
  const coach = await app.aCoach({ organisation_id: body.id });
  await app.patch(`team/members/${second.id}/`, { role: "OWNER", rights: [] }, { as: first });
  return { first, second, coach };
}
type Practice = Awaited<ReturnType<typeof aPractice>>;

const leave = (who: Person) => untilServed(() => app.delete(`team/members/${who.id}/`, { as: who }));
const remove = (as: Person, who: Person) => untilServed(() => app.delete(`team/members/${who.id}/`, { as }));
const stepDown = (who: Person) =>
  untilServed(() => app.patch(`team/members/${who.id}/`, { role: "COACH", rights: [] }, { as: who }));
/** Sent once: nobody who deletes an account is asked to try again. */
const erase = (as: Person) => app.call("DELETE", "auth/users/me/", { confirmation: "DELETE" }, { as });

/** Both calls at once, several times over. @returns The statuses of each pair, sorted, and how many owners it left. */
async function atOnce(both: (practice: Practice) => readonly Promise<{ status: number }>[]) {
  const found: { statuses: number[]; owners: number }[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const practice = await aPractice();
    const answers = await Promise.all(both(practice));
    const team = await app.get("team/", { as: practice.coach });
    const owners = team.body.members.filter(({ role }: { role: string }) => role === "OWNER").length;
    found.push({ statuses: answers.map(({ status }) => status).toSorted(), owners });
  }
  return found;
}
const each = <Value>(value: Value) => Array.from({ length: TRIES }, () => value);

describe("two owners who go at once leave one owner", () => {
  it("TEAM-034: where both leave, the second is told to make a colleague the owner first", async () => {
    const found = await atOnce(({ first, second }) => [leave(first), leave(second)]);
    expect(found).toEqual(each({ statuses: [204, 409], owners: 1 }));
  });

  it("TEAM-034: where both step down", async () => {
    const found = await atOnce(({ first, second }) => [stepDown(first), stepDown(second)]);
    expect(found).toEqual(each({ statuses: [200, 409], owners: 1 }));
  });

  it("TEAM-034: where each removes the other", async () => {
    const found = await atOnce(({ first, second }) => [remove(first, second), remove(second, first)]);
    expect(found.map(({ owners }) => owners)).toEqual(each(1));
  });

  it("TEAM-034: where both delete their accounts, and a coach is left", async () => {
    const found = await atOnce(({ first, second }) => [erase(first), erase(second)]);
    expect(found).toEqual(each({ statuses: [204, 204], owners: 1 }));
  });

  it("TEAM-034: where one leaves and the other deletes their account", async () => {
    const found = await atOnce(({ first, second }) => [leave(first), erase(second)]);
    expect(found.map(({ owners }) => owners)).toEqual(each(1));
  });
});
