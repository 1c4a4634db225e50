import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShop } from "../../test/billing-factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const landingPage = (subdomain: string) => app.get(`users/organisation/${subdomain}/landing-page/`);

describe("where people of a brand begin", () => {
  it("ORG-010 is shown with what the brand sells, cheapest first", async () => {
    const { subdomain, product } = await aShop(app, { name: "Studio Groen", primary_colour: "#2b7f3f" });
    const { status, body } = await landingPage(subdomain.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Studio Groen", subdomain, primary_colour: "#2b7f3f" });
    expect(body.products).toEqual([
      {
        ...{ id: `price_month_${product}`, name: "Plateful", amount: 1_295 },
        ...{ currency: "eur", interval: "month", trial_days: 0 },
      },
      {
        ...{ id: `price_year_${product}`, name: "Plateful", amount: 12_900 },
        ...{ currency: "eur", interval: "year", trial_days: 0 },
      },
    ]);
    expect(Object.keys(body)).not.toContain("product_stripe_id");
  });

  it("ORG-010 sells nothing where nothing is for sale, and is not found under another name", async () => {
    const subdomain = `quiet-${crypto.randomUUID().slice(0, 8)}`;
    await app.anOrganisation({ subdomain });
    expect((await landingPage(subdomain)).body.products).toEqual([]);
    expect((await landingPage("no-such-site")).status).toBe(404);
  });
});

describe("a coach's own account", () => {
  it("ORG-032 says practice, trial, subscription and the link for colleagues, to coaches alone", async () => {
    const organisation_id = await app.anOrganisation({ name: "Praktijk Puur" });
    const trial_ends_at = new Date(app.clock.now().getTime() + 86_400_000);
    const coach = await app.aCoach({ organisation_id, trial_ends_at });
    const { status, body } = await app.get("users/self-service/me/", { as: coach });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id: coach.id, email: coach.email, trial_ends_at: trial_ends_at.toISOString() },
      ...{ subscription_status: null, organisation: { id: organisation_id, name: "Praktijk Puur" } },
      referral: { reward: 50, currency: "EUR" },
    });
    const { code } = (await app.get("billing/referral/", { as: coach })).body;
    expect(body.referral.code).toBe(code);
    expect(body.referral.url).toBe(`http://localhost:3000/start/coach?ref=${code}`);
    expect((await app.get("users/self-service/me/", { as: await app.aUser() })).status).toBe(403);
  });
});
