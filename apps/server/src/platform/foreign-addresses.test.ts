import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShop, beginCheckout } from "../../test/billing-factories.ts";
import { FOREIGN_ADDRESSES } from "../../test/foreign-addresses.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";

/** What every name of the machine leads to while the product is developed on it, and nowhere else (ledger ORG-058). */
const MACHINE = ["http://127.0.0.1:3000/", "http://localhost:3000/", "http://[::1]:3000/"];

let app: TestApp;
let live: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  live = await openTestApp({ settings: { production: true, publicUrl: "https://food.example.org" } });
});
afterAll(() => Promise.all([app.close(), live.close()]));

async function expectRefused(of: TestApp, addresses: readonly string[]): Promise<void> {
  const shop = await aShop(of);
  const as = await of.aUser();
  const subdomain = shop.subdomain;
  const { publicUrl } = of.app.services.settings;
  const own = { success_url: publicUrl, cancel_url: publicUrl };
  for (const address of addresses) {
    const browser = new TestBrowser(of);
    const login = { email: anEmail(), redirect_url: address };
    const refused = {
      redirect_url: await browser.post("createMagicLink/", login),
      "redirect_url of a brand": await browser.post("createLoginSignupPortal/", {
        ...login,
        organisation_subdomain: subdomain,
      }),
      success_url: await beginCheckout(of, shop, { email: anEmail(), ...own, success_url: address }),
      cancel_url: await beginCheckout(of, shop, { email: anEmail(), ...own, cancel_url: address }),
      return_url: await of.post("users/stripeCustomerPortal/", { return_url: address }, { as }),
    };
    for (const [field, { status, body }] of Object.entries(refused))
      expect([address, field, status, Object.keys(body)]).toEqual([
        address,
        field,
        400,
        [field.split(" ")[0]],
      ]);
  }
}

describe("an address that is not ours", () => {
  it("D7: is led to by no sign-in mail, checkout or portal", async () => {
    expect(FOREIGN_ADDRESSES.length).toBeGreaterThanOrEqual(40);
    await expectRefused(
      app,
      FOREIGN_ADDRESSES.filter((address) => !MACHINE.includes(address)),
    );
    await expectRefused(live, [...FOREIGN_ADDRESSES, ...MACHINE]);
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
