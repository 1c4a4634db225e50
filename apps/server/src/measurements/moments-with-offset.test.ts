import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it("DOOR-076 a moment with an offset is stored and found as the same one in UTC", async () => {
  const as = await app.aUser();
  const weight = { value: 80, created_at: "2026-03-18T00:30:00.5+02:00" };
  const stored = await app.post("userWeight/", weight, { as });
  expect([stored.status, stored.body.created_at]).toEqual([201, "2026-03-17T22:30:00.500Z"]);
  const moved = await app.patch(
    `userWeight/${stored.body.id}/`,
    { created_at: "2026-03-16T20:00:00-03:00" },
    { as },
  );
  expect(moved.body.created_at).toBe("2026-03-16T23:00:00.000Z");
  const countOf = async (query: string) =>
    (await app.get(`userWeight/?created_at__gte=${query}`, { as })).body.count;
  expect(await countOf("2026-03-17T00:00:00%2B01:00")).toBe(1);
  expect(await countOf("2026-03-17T00:00:00+01:00")).toBe(1);
  expect(await countOf("2026-03-17T00:30:00%2B01:00")).toBe(0);
  const wrong = await app.post("userWeight/", { ...weight, created_at: "2026-03-18T00:30:00" }, { as });
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["created_at"]]);
});
