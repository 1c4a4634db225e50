import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MEASURED_BODIES, MEASURED_PATHS, type MeasuredThing } from "../../test/measured.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const KINDS = Object.keys(MEASURED_PATHS) as MeasuredThing[];
const MORNING = "2026-03-18T06:40:00Z";

const post = (thing: MeasuredThing, as: Person, changes: object = {}) =>
  app.post(MEASURED_PATHS[thing], { ...MEASURED_BODIES[thing], ...changes }, { as });
const statusOf = async (thing: MeasuredThing, as: Person, value: unknown) =>
  (await post(thing, as, { value })).status;
const values = async (path: string, as: Person) =>
  (await app.get(path, { as })).body.results.map(({ value }: { value: unknown }) => value);

describe("what people measure", () => {
  it.each(KINDS)("MEAS-027 MEAS-028 MEAS-029 keeps a %s, changes and deletes it", async (thing) => {
    const anna = await app.aUser();
    const made = await post(thing, anna);
    expect(made.status).toBe(201);
    const { value } = MEASURED_BODIES[thing];
    const area = thing === "distance" ? { body_area: "WAIST" } : {};
    const stored = { id: expect.any(Number), user: anna.id, value, created_at: "2026-03-18T06:40:00.000Z" };
    expect(made.body).toEqual({ ...stored, ...area });
    const path = `${MEASURED_PATHS[thing]}${made.body.id}/`;
    expect((await app.get(path, { as: anna })).body).toEqual(made.body);
    const later = { created_at: "2026-03-18T08:00:00Z" };
    const changed = await app.patch(path, later, { as: anna });
    expect(changed.body).toEqual({ ...made.body, created_at: "2026-03-18T08:00:00.000Z" });
    const replaced = await app.call("PUT", path, MEASURED_BODIES[thing], { as: anna });
    expect(replaced.body).toEqual(made.body);
    expect((await app.delete(path, { as: anna })).status).toBe(204);
    expect((await app.get(path, { as: anna })).status).toBe(404);
  });

  it("MEAS-027 lists the newest first, by page, between two moments, the same day as often as it was measured", async () => {
    const anna = await app.aUser();
    const moments = ["2026-03-16T07:00:00Z", "2026-03-18T07:00:00Z", "2026-03-17T07:00:00Z", MORNING];
    for (const [at, created_at] of moments.entries())
      await post("weight", anna, { value: 70 + at, created_at });
    await post("weight", await app.aUser(), { value: 99 });
    expect(await values("userWeight/", anna)).toEqual([71, 73, 72, 70]);
    const page = await app.get("userWeight/?page=2&page_size=3", { as: anna });
    expect(page.body).toMatchObject({ count: 4, total_pages: 2, next: null });
    expect(page.body.results).toHaveLength(1);
    const from = "created_at__gte=2026-03-17T07:00:00Z";
    expect(await values(`userWeight/?${from}`, anna)).toEqual([71, 73, 72]);
    expect(await values(`userWeight/?${from}&created_at__lte=${MORNING}`, anna)).toEqual([73, 72]);
  });
});

describe("limits", () => {
  it("MEAS-019 MEAS-021 takes no value outside its bounds", async () => {
    const anna = await app.aUser();
    const statuses = (thing: MeasuredThing, tried: readonly unknown[]) =>
      Promise.all(tried.map((value) => statusOf(thing, anna, value)));
    expect(await statuses("weight", [1, 300, 70.25])).toEqual([201, 201, 201]);
    expect(await statuses("weight", [0.99, 300.1, 0, -70, "70", null])).toEqual([
      400, 400, 400, 400, 400, 400,
    ]);
    expect(await statuses("sleep", [16, 0.5])).toEqual([201, 201]);
    expect(await statuses("sleep", [16.1, 0, -1])).toEqual([400, 400, 400]);
    expect(await statuses("distance", [300, 0.1])).toEqual([201, 201]);
    expect(await statuses("distance", [300.1, 0, -1])).toEqual([400, 400, 400]);
    expect(await statuses("bodyFat", [0.03, 0.6])).toEqual([201, 201]);
    expect(await statuses("bodyFat", [0.029, 0.61, 24])).toEqual([400, 400, 400]);
    expect((await post("distance", anna, { body_area: "HIP" })).body).toEqual({
      body_area: ['"HIP" is not a valid choice.'],
    });
  });

  it("MEAS-020 takes the five levels of stress and no other word or number", async () => {
    const anna = await app.aUser();
    for (const level of ["VERY_LOW", "LOW", "MEDIUM", "HIGH", "VERY_HIGH"])
      expect((await post("stress", anna, { value: level })).body.value).toBe(level);
    for (const wrong of ["NOT_PROVIDED", "low", 3, ""])
      expect(await statusOf("stress", anna, wrong)).toBe(400);
  });

  it("MEAS-022 wants a moment that exists and has come", async () => {
    const anna = await app.aUser();
    const { body } = await post("weight", anna, { created_at: undefined });
    expect(body).toEqual({ created_at: ["This field is required."] });
    const tomorrow = await post("weight", anna, { created_at: "2026-03-19T07:00:00Z" });
    expect(tomorrow).toMatchObject({ status: 400, body: { created_at: ["Cannot be in future"] } });
    const { body: made } = await post("weight", anna);
    const moved = await app.patch(
      `userWeight/${made.id}/`,
      { created_at: "2027-01-01T00:00:00Z" },
      { as: anna },
    );
    expect(moved.body).toEqual({ created_at: ["Cannot be in future"] });
    for (const wrong of ["2026-02-30T07:00:00Z", "2026-03-18", "2026-03-18T25:00:00Z"])
      expect((await post("weight", anna, { created_at: wrong })).status).toBe(400);
    // The clock of the test stands at 09:00:00.
    expect((await post("weight", anna, { created_at: "2026-03-18T09:00:30Z" })).status).toBe(201);
    expect((await post("weight", anna, { created_at: "2026-03-18T09:02:00Z" })).status).toBe(400);
  });
});

describe("deleting by type", () => {
  const TYPES = {
    weight: "WEIGHT",
    sleep: "SLEEP",
    stress: "STRESS",
    distance: "WAIST_CIRCUMFERENCE",
    bodyFat: "BODY_FAT_PERCENTAGE",
  } as const;

  it.each(KINDS)("MEAS-030 MEAS-031 deletes a %s of the person, once", async (thing) => {
    const anna = await app.aUser();
    const { body } = await post(thing, anna);
    const wanted = { measurement_id: body.id, measurement_type: TYPES[thing], user_id: anna.id };
    expect((await app.post("deleteMeasurement/", wanted, { as: anna })).status).toBe(204);
    expect((await app.get(MEASURED_PATHS[thing], { as: anna })).body.count).toBe(0);
    expect((await app.post("deleteMeasurement/", wanted, { as: anna })).status).toBe(404);
  });

  it("MEAS-031 deletes nothing of another person, of another type or of none", async () => {
    const anna = await app.aUser();
    const eve = await app.aUser();
    const { body } = await post("weight", anna);
    const wanted = { measurement_id: body.id, measurement_type: "WEIGHT", user_id: anna.id };
    const remove = (changes: object, as: Person) =>
      app.post("deleteMeasurement/", { ...wanted, ...changes }, { as });
    expect((await remove({ user_id: eve.id }, eve)).status).toBe(404);
    expect((await remove({}, eve)).status).toBe(403);
    expect((await remove({ measurement_type: "SLEEP" }, anna)).status).toBe(404);
    expect((await remove({ measurement_type: "HEIGHT" }, anna)).status).toBe(400);
    expect((await remove({ user_id: undefined }, anna)).status).toBe(400);
    expect(await values("userWeight/", anna)).toEqual([71.4]);
  });
});

describe("coaches", () => {
  it("MEAS-034 read what a client measures, and write or delete none of it", async () => {
    const coach = await app.aCoach();
    const anna = await app.aClientOf(coach);
    for (const thing of KINDS) {
      const { body } = await post(thing, anna);
      const path = `${MEASURED_PATHS[thing]}${body.id}/`;
      const listed = await app.get(`${MEASURED_PATHS[thing]}?user=${anna.id}`, { as: coach });
      expect(listed.body.results).toEqual([body]);
      expect((await app.get(path, { as: coach })).body).toEqual(body);
      expect((await post(thing, coach, { user: anna.id })).status).toBe(403);
      expect((await app.patch(path, { created_at: MORNING }, { as: coach })).status).toBe(403);
      expect((await app.delete(path, { as: coach })).status).toBe(403);
      expect((await app.get(path, { as: await app.aCoach() })).status).toBe(404);
    }
    const { body } = await app.get(`userWeight/?user=${anna.id}`, { as: coach });
    const wanted = { measurement_id: body.results[0].id, measurement_type: "WEIGHT", user_id: anna.id };
    expect((await app.post("deleteMeasurement/", wanted, { as: coach })).status).toBe(403);
  });
});

describe("the plan", () => {
  it("MEAS-035 stays as it is when a weight is measured", async () => {
    const anna = await app.aUser();
    const profile = {
      gender: "FEMALE",
      weight: 70,
      height_in_cm: 170,
      age: 30,
      activity_level: "MILDLY_ACTIVE",
    };
    await app.post("users/userProfile/", profile, { as: anna });
    const before = (await app.get("users/me/", { as: anna })).body.intake;
    expect((await post("weight", anna, { value: 90 })).status).toBe(201);
    expect((await app.get("users/me/", { as: anna })).body.intake).toEqual(before);
    expect(before.weight).toBe(70);
  });
});
