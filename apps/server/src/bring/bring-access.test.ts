import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aToken } from "../../test/access-tokens.ts";
import { bring, readBrought } from "../../test/brought-files.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DIARY = "date,name,kcal\n2024-03-04,Soup,200";

describe("whose a file is", () => {
  it("DOOR-043 DOOR-046 its person lists it; a coach and a token of the person do not reach it", async () => {
    const coach = await app.aUser({ is_coach: true });
    const anna = await app.aUser({ coach_id: coach.id });
    const { id } = await bring(app, anna, DIARY);
    const { body: listed } = await app.get("broughtFile/", { as: anna });
    expect(listed).toMatchObject([{ id, status: "DONE", meals_added: 1, misfits: [] }]);
    expect((await app.get(`broughtFile/${id}/`, { as: coach })).status).toBe(404);
    expect((await app.post(`broughtFile/${id}/undo/`, {}, { as: coach })).status).toBe(404);
    const { secret } = await aToken(app, anna, ["diary:read", "diary:write"]);
    const answer = await app.call("GET", "broughtFile/", undefined, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect([answer.status, answer.body.code]).toEqual([403, "token_not_allowed"]);
  });

  it("DOOR-046 withdrawing the consent erases it with the diary", async () => {
    const anna = await app.aUser();
    await bring(app, anna, DIARY);
    const withdrawn = { kinds: ["BODY_AND_PLAN"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", withdrawn, { as: anna })).status).toBe(200);
    expect((await app.get("broughtFile/", { as: anna })).body).toEqual([]);
    expect((await readBrought(app, DIARY, { as: anna })).body.code).toBe("consent_required");
  });

  it("DOOR-037 one file of a person is on its way at a time, and one that is over is not imported again", async () => {
    const anna = await app.aUser();
    const { id } = await bring(app, anna, DIARY);
    const again = await app.post(`broughtFile/${id}/import/`, {}, { as: anna });
    expect([again.status, again.body.code]).toEqual([409, "in_use"]);
    const { body: other } = await readBrought(app, "date,name,kcal\n2024-05-04,Soup,200", { as: anna });
    const importOther = async () =>
      (await app.post(`broughtFile/${other.id}/import/`, {}, { as: anna })).status;
    const setFirst = (status: string) =>
      inSystemScope(app.app.services.db, (trx) =>
        trx
          .updateTable("brought_files")
          .set({ status, moved_at: app.clock.now() })
          .where("id", "=", id)
          .execute(),
      );
    for (const status of ["IMPORTING", "UNDOING"]) {
      await setFirst(status);
      expect([status, await importOther()]).toEqual([status, 409]);
    }
    await setFirst("DONE");
    expect(await importOther()).toBe(202);
  });

  it("DOOR-045 ten imports a day", async () => {
    const anna = await app.aUser();
    for (let day = 1; day <= 10; day += 1)
      await bring(app, anna, `date,name,kcal\n2024-03-${String(day).padStart(2, "0")},Soup,200`);
    const { body } = await readBrought(app, "date,name,kcal\n2024-04-01,Soup,200", { as: anna });
    const refused = await app.post(`broughtFile/${body.id}/import/`, {}, { as: anna });
    expect([refused.status, refused.body.code]).toEqual([429, "throttled"]);
  });
});
