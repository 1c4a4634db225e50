import { endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, anAddress } from "../../test/access-request.ts";
import { REQUESTS } from "../../test/access-requests.ts";
import { buildWorld, type World } from "../../test/access-world.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "./database/scope.ts";

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  world = await buildWorld(app);
});
afterAll(() => app.close());

const rolesOf = (id: number) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("users")
      .select(["is_staff", "is_coach", "coach_id", "organisation_id", "account_enabled"])
      .select(["payment_status_override", "trial_ends_at"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
  );

/** Everything by which someone could try to become more than they are. */
const wishes = () => ({
  is_staff: true,
  is_coach: true,
  coach: world.people.otherCoach.id,
  coach_id: world.people.otherCoach.id,
  organisation: world.things.organisation,
  organisation_id: world.things.organisation,
  account_enabled: false,
  payment_status_override: "PAID",
  trial_ends_at: "2099-01-01T00:00:00Z",
  role: "staff",
});

describe("roles", { timeout: 180_000 }, () => {
  const changes = endpoints.filter(({ method, body }) => method !== "GET" && body !== undefined);

  for (const caller of ["self", "other", "coach"] as const)
    it(`A4 DATA-037: no call with a body makes ${caller} staff, coach, paid or someone else's client`, async () => {
      const before = await rolesOf(world.people[caller].id);
      for (const endpoint of changes) {
        const request = await REQUESTS[endpoint.name]?.(world, {
          caller,
          isThere: true,
          isCarriedOut: caller === "self",
        });
        if (request?.as !== undefined || endpoint.name.startsWith("delete-")) continue;
        const path = addressOf(endpoint.path, request ?? {});
        const body = { ...request?.body, ...wishes() };
        const options = { as: world.people[caller], ip: anAddress() };
        const { status } = await app.call(endpoint.method, path, body, options);
        // 503 is what a service that is not there answers.
        expect(status === 503 ? 0 : status, endpoint.name).toBeLessThan(500);
      }
      expect(await rolesOf(world.people[caller].id)).toEqual(before);
    });

  it("A4 DATA-037: an account that is signed up has no role, whatever the sign-up says", async () => {
    const email = "wishful@example.org";
    const names = { first_name: "Wil", last_name: "Graag", terms_accepted: true };
    const asked = await app.post("auth/users/", { email, ...names, ...wishes() });
    expect(asked.status).toBe(201);
    const [mail] = (await app.get(`dev/outbox/?to=${email}`)).body;
    const token = new URL(mail.link).searchParams.get("magic_link_token");
    const entered = await app.post("auth/token/login/", { magic_link_token: token, ...wishes() });
    expect(entered.status).toBe(200);
    const { body } = await app.get("auth/users/me/", {
      headers: { authorization: `Token ${entered.body.auth_token}` },
    });
    expect(body).toMatchObject({ is_staff: false, is_coach: false, coach: null, organisation: null });
    expect(body).toMatchObject({ account_enabled: true, payment_status_override: null });
  });
});
