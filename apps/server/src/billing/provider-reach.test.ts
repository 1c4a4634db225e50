import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShop, aSubscription, beginCheckout, providerOf } from "../../test/billing-factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail } from "../../test/test-browser.ts";
import type { PaymentSettings } from "../platform/settings/settings.ts";
import { portalSignature } from "./serve-portal-redirect.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const KEYS: PaymentSettings = {
  secretKey: "sk_test_key",
  webhookSecret: "whsec_key",
  base: undefined,
  portalUrl: "https://billing.example/login",
  coachProducts: [],
  accountManagement: { active: ["prod_a"], any: ["prod_b", "prod_c"] },
};

/** Works with a server of its own, which is closed afterwards. */
async function withServer(settings: object, work: (server: TestApp) => Promise<void>): Promise<void> {
  const server = await openTestApp({ settings });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

describe("the provider", () => {
  it("BILL-021 BILL-032 is asked at the place of the settings; when it is away that is said, and nothing is kept", async () => {
    const unreachable = { ...KEYS, base: new URL("http://127.0.0.1:9") };
    await withServer({ payments: unreachable }, async (server) => {
      const as = await server.aUser();
      const answer = await server.post("users/stripeCustomerPortal/", {}, { as });
      expect([answer.status, answer.body.code]).toEqual([503, "billing_unavailable"]);
      expect((await server.get("auth/users/me/", { as })).body.customer).toEqual([]);
      expect((await server.get("billing/options/")).body).toEqual({
        portal_url: "https://billing.example/login",
        account_management_products: { active: ["prod_a"], any: ["prod_b", "prod_c"] },
      });
    });
    const base = await providerOf(app).listen();
    await withServer({ payments: { ...KEYS, base } }, async (server) => {
      const as = await server.aUser();
      const answer = await server.post("users/stripeCustomerPortal/", {}, { as });
      expect([answer.status, answer.body.portal_url]).toEqual([200, expect.stringContaining("cus_")]);
      expect((await server.get("/dev/payments.css")).status).toBe(404);
    });
  });

  it("BILL-032 in production without keys there is none, and no page of one", async () => {
    await withServer({ production: true }, async (server) => {
      const shop = await aShop(server);
      const answer = await beginCheckout(server, shop, { email: anEmail() });
      expect([answer.status, answer.body.code]).toEqual([503, "billing_unavailable"]);
      expect((await server.get("/dev/payments/portal/cus_1")).status).toBe(404);
      const headers = { "stripe-signature": "t=1,v1=00" };
      expect((await server.call("POST", "/api/webhooks/stripe/", "{}", { headers })).status).toBe(503);
    });
  });
});

describe("a link to the portal", () => {
  const follow = (email: string, id: string, more = "", as?: Person) =>
    app.get(`customerPortalRedirect/?email=${encodeURIComponent(email)}&id=${id}${more}`, { as });
  const customerOf = async (as: Person): Promise<string> =>
    (await app.get("auth/users/me/", { as })).body.customer[0].id;

  it("BILL-023 leads the owner, or who holds a signed link, to the portal of that very customer", async () => {
    const anna = await app.aUser();
    await aSubscription(app, anna, "active");
    const id = await customerOf(anna);
    const own = await follow(anna.email, id, "", anna);
    expect(own.status).toBe(302);
    expect(own.headers.location).toContain(id);
    const key = app.app.services.settings.secretKey;
    const signed = await follow(anna.email, id, `&sig=${portalSignature(key, anna.email, id)}`);
    expect(signed.status).toBe(302);
  });

  it("BILL-023 is not found by anybody else, nor for another address, customer or signature", async () => {
    const [anna, bram] = [await app.aUser(), await app.aUser()];
    await aSubscription(app, anna, "active");
    await aSubscription(app, bram, "active");
    const [annas, brams] = [await customerOf(anna), await customerOf(bram)];
    const key = app.app.services.settings.secretKey;
    const answers = [
      await follow(anna.email, annas),
      await follow(anna.email, annas, "", bram),
      await follow(bram.email, annas, "", anna),
      await follow(anna.email, brams, "", anna),
      await follow(anna.email, "cus_unknown", "", anna),
      await follow(anna.email, annas, `&sig=${portalSignature(key, bram.email, brams)}`),
      await follow(anna.email, annas, `&sig=${portalSignature("another-key", anna.email, annas)}`),
      await app.get("customerPortalRedirect/", { as: anna }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe("leaving", () => {
  it("PROF-015 deleting an account ends its subscriptions at the provider", async () => {
    const provider = providerOf(app);
    const person = await app.aUser();
    const shop = await aShop(app);
    const { body } = await beginCheckout(app, shop, {}, person);
    const session = provider.state.pay(body.session_id);
    await provider.settled();
    const subscription = provider.state.subscriptions.get(session?.subscription ?? "");
    expect((await app.get("auth/users/me/", { as: person })).body.customer[0].subscriptions).toHaveLength(1);
    const deleted = await app.delete("auth/users/me/", { as: person, body: { confirmation: "DELETE" } });
    expect(deleted.status).toBe(204);
    await expect.poll(() => subscription?.status, { timeout: 10_000 }).toBe("canceled");
  });
});
