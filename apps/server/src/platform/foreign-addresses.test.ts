import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShop, beginCheckout } from "../../test/billing-factories.ts";
import { FOREIGN_ADDRESSES } from "../../test/foreign-addresses.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

describe("an address that is not ours", () => {
  it("D7: is led to by no sign-in mail, checkout or portal", async () => {
    expect(FOREIGN_ADDRESSES.length).toBeGreaterThanOrEqual(40);
    const shop = await aShop(app);
    const as = await app.aUser();
    const subdomain = shop.subdomain;
    for (const address of FOREIGN_ADDRESSES) {
      const browser = new TestBrowser(app);
      const login = { email: anEmail(), redirect_url: address };
      const refused = {
        redirect_url: await browser.post("createMagicLink/", login),
        "redirect_url of a brand": await browser.post("createLoginSignupPortal/", {
          ...login,
          organisation_subdomain: subdomain,
        }),
        success_url: await beginCheckout(app, shop, { email: anEmail(), success_url: address }),
        cancel_url: await beginCheckout(app, shop, { email: anEmail(), cancel_url: address }),
        return_url: await app.post("users/stripeCustomerPortal/", { return_url: address }, { as }),
      };
      for (const [field, { status, body }] of Object.entries(refused))
        expect([address, field, status, Object.keys(body)]).toEqual([
          address,
          field,
          400,
          [field.split(" ")[0]],
        ]);
    }
  });

  it("D7: is written into no page of ours by staff or authors, unless it is plain https or mail", async () => {
    const staff = await app.aUser({ is_staff: true });
    const id = await app.anOrganisation();
    const isPlain = (address: string) => /^https:\/\/\S+$/u.test(address);
    const hostile = FOREIGN_ADDRESSES.filter((address) => address !== "" && !isPlain(address.trim()));
    for (const support_url of hostile) {
      const path = `admin/organisations/${id}/`;
      const { status, body } = await app.patch(path, { support_url }, { as: staff });
      expect([support_url, status, Object.keys(body)]).toEqual([support_url, 400, ["support_url"]]);
    }
  });
});
