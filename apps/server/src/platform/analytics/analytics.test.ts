import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aShop, beginCheckout, providerOf } from "../../../test/billing-factories.ts";
import { aDay, aProfile, aQuickAdd } from "../../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../../test/test-app.ts";
import { anEmail } from "../../../test/test-browser.ts";
import { remindOfTrialJob } from "../../sign-in/remind-of-trial.ts";
import { readAnalytics } from "./analytics-settings.ts";
import { type SentEvents, sendEventsJob } from "./send-events.ts";

interface Told {
  readonly event: string;
  readonly distinct_id: string;
  readonly uuid: string;
}

let service: Server;
let app: TestApp;
const bodies: string[] = [];
let answer = 200;

beforeAll(async () => {
  service = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (answer === 200) bodies.push(body.toString());
      response.writeHead(answer).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  app = await openTestApp({ settings: { analytics: { url, key: "phc_test" } } });
});
afterAll(async () => {
  await app.close();
  service.close();
});

const told = (): Told[] => bodies.flatMap((body) => (JSON.parse(body) as { batch: Told[] }).batch);
const namesTold = () => told().map(({ event }) => event);

/** What is told after this was done, once as many events have come as are expected. */
async function toldOf(act: () => Promise<unknown>, expected: readonly string[]): Promise<Told[]> {
  bodies.length = 0;
  await act();
  await vi.waitFor(() => expect(namesTold().sort()).toEqual([...expected].sort()), { timeout: 30_000 });
  return told();
}

const work = (data: SentEvents) => sendEventsJob(app.app.services).work(data as never);

describe("presses that the app reports", () => {
  it.each(["click_create_coach_button", "click_book_a_demo_button", "click_referral_programme_button"])(
    "ANALYTICS-001 ANALYTICS-003 tells of %s once, of a visitor too, and of nothing that came along",
    async (name) => {
      const body = { name, email: "iris@example.org", weight: 68 };
      const [event] = await toldOf(() => app.post("analytics/events/", body), [name]);
      expect(JSON.stringify(event)).not.toMatch(/iris@|"weight"/);
    },
  );
});

describe("events of the business", () => {
  let iris: Person;

  it("ANALYTICS-003 tells of an organisation when it is made and when it is changed, once each", async () => {
    iris = await app.aCoach({ first_name: "Iris" });
    const practice = { name: "Praktijk Puur", subdomain: "puur" };
    let id = 0;
    await toldOf(async () => {
      const { body } = await app.post("users/self-service/organisation/", practice, { as: iris });
      id = body.id;
    }, ["organisation_created"]);
    const change = () => app.patch(`users/organisation/${id}/`, { name: "Praktijk Puur Vos" }, { as: iris });
    await toldOf(change, ["organisation_updated"]);
  });

  it("ANALYTICS-003 tells of a client that is added, and not of one that is refused", async () => {
    const lotte = { email: anEmail(), first_name: "Lotte", last_name: "Vos" };
    const add = () => app.post("clients/", lotte, { as: iris });
    await toldOf(async () => {
      expect((await add()).status).toBe(201);
      expect((await add()).status).toBe(400);
    }, ["client_created"]);
  });

  it("ANALYTICS-003 tells of a first weekly plan, and of each meal that is put into the diary", async () => {
    const anna = await app.aUser();
    const profile = async () => {
      const id = await aProfile(app, anna);
      await app.post(`users/userProfile/${id}/create-default-nutrition-plan/`, {}, { as: anna });
    };
    await toldOf(profile, ["weekly_nutrition_plan_created"]);
    const day = await aDay(app, anna);
    const add = () => aQuickAdd(app, anna, day);
    await toldOf(add, ["calendar_item_created"]);
  });

  it("ANALYTICS-004 tells that the product's own trial will end, and of the first subscription as its conversion", async () => {
    const end = new Date(app.clock.now().getTime() + 3 * 86_400_000);
    const coach = await app.aCoach({ trial_ends_at: end });
    const remind = () => remindOfTrialJob(app.app.services).work({ userId: coach.id } as never);
    await toldOf(remind, ["trial_will_end"]);
    const pay = async () => {
      const { body } = await beginCheckout(app, await aShop(app), {}, coach);
      const session = providerOf(app).state.pay(body.session_id);
      if (session === null) throw new Error("Nobody paid.");
      const { payload, signature } = providerOf(app).eventOf("checkout.session.completed", session);
      await app.call("POST", "/api/webhooks/stripe/", payload, {
        headers: { "stripe-signature": signature },
      });
    };
    await toldOf(pay, ["subscription_created", "trial_conversion"]);
  });

  it("ANALYTICS-005 says the name of the event, its moment and a pseudonym, the same for all events of a person, and nothing else", async () => {
    const [first, second] = [anEmail(), anEmail()];
    const add = (email: string) =>
      app.post("clients/", { email, first_name: "Lotte", last_name: "Vos" }, { as: iris });
    const [one, other] = await toldOf(
      () => Promise.all([add(first), add(second)]),
      ["client_created", "client_created"],
    );
    expect(Object.keys(one ?? {}).sort()).toEqual(
      ["distinct_id", "event", "properties", "timestamp", "uuid"].sort(),
    );
    expect(one?.distinct_id).toMatch(/^[0-9a-f]{32}$/);
    expect(one?.distinct_id).toBe(other?.distinct_id);
    expect(one?.uuid).not.toBe(other?.uuid);
    const text = bodies.join("\n");
    for (const secret of [first, second, iris.email, "Lotte", "Vos", "Iris"])
      expect(text).not.toContain(secret);
    expect(JSON.parse(bodies[0] ?? "").batch[0].properties).toEqual({ $geoip_disable: true });
  });

  it("ANALYTICS-005 tries again when the service is away, and drops what it refuses for good", async () => {
    const events = { userId: iris.id, event: "client_created", at: "2026-03-18T09:00:00Z", ids: ["a"] };
    answer = 503;
    await expect(work(events)).rejects.toThrow("503");
    answer = 400;
    await expect(work(events)).resolves.toBeUndefined();
    answer = 200;
  });

  it("ANALYTICS-005 while the service is away everything is stored as ever", async () => {
    answer = 503;
    const lotte = { email: anEmail(), first_name: "Lotte", last_name: "Vos" };
    expect((await app.post("clients/", lotte, { as: iris })).status).toBe(201);
    answer = 200;
  });
});

describe("where events go", () => {
  it("ANALYTICS-005 is nowhere unless both settings are there, and never in the open in production", () => {
    expect(readAnalytics({}, true)).toBeUndefined();
    const both = { ANALYTICS_URL: "https://eu.posthog.example", ANALYTICS_KEY: "phc_1" };
    expect(readAnalytics(both, true)).toEqual({ url: "https://eu.posthog.example/", key: "phc_1" });
    expect(() => readAnalytics({ ANALYTICS_KEY: "phc_1" }, true)).toThrow("together");
    const open = { ...both, ANALYTICS_URL: "http://posthog.example" };
    expect(() => readAnalytics(open, true)).toThrow("https");
    expect(readAnalytics(open, false)?.url).toBe("http://posthog.example/");
  });
});
