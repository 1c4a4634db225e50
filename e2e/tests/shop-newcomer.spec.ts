import { PATHS } from "../../apps/web/src/lib/address/paths.ts";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";

/** By itself, without a press: the list is read every second (GROC-035). A busy machine draws it later than that. */
const SOON = { timeout: 10_000 };

test(
  "GROC-038 whoever opens a link to shop without an account makes one, joins, and both see what the other ticks",
  onLayouts,
  async ({ page, context, browser }, info) => {
    const { groceries, general, onboarding, privacy, signIn } = wordsOf(info);
    const { sharing: words, list } = groceries;
    const owner = await aPlannedPerson(context, 2);
    const { viewport, locale, timezoneId, baseURL } = info.project.use;
    const others = await browser.newContext({
      ...{ viewport: viewport ?? null, serviceWorkers: "block" },
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const theirs = await others.newPage();
    const tick = (where: typeof page, name: string) => where.getByRole("checkbox", { name, exact: true });
    await page.goto("/groceries");
    await page.getByRole("button", { name: list.week }).click();
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    const { token } = await owner.api<{ token: string }>("POST", "groceryShareLink/");
    // As if it had been made on this page: from then on it is asked who has joined.
    await page.reload();
    const address = `${PATHS.groceries}?join=${token}`;
    const email = newAddress();

    await test.step("the link says what it is for, and leads to a short form", async () => {
      await theirs.goto(address);
      await expect(theirs.getByText(signIn.login.toShop)).toBeVisible();
      await expectAccessible(theirs);
      await theirs.getByRole("link", { name: signIn.login.makeAccount }).click();
      await expect(theirs.getByRole("heading", { name: onboarding.registration.shopTitle })).toBeVisible();
      // Nothing is asked about the body, so there is nothing to agree to.
      await expect(theirs.getByRole("checkbox")).toHaveCount(1);
      await expectAccessible(theirs);
      await theirs.screenshot({ path: info.outputPath("register.png") });
    });

    await test.step("a name, an address and the mailed code are enough", async () => {
      const { firstName, lastName, terms, submit } = onboarding.registration;
      await theirs.getByLabel(firstName).fill("Tom");
      await theirs.getByLabel(lastName).fill("Bos");
      await theirs.getByLabel(signIn.login.email).fill("wrong.address@example.org");
      await theirs.getByLabel(terms).check();
      await theirs.getByRole("button", { name: submit }).click();
      await expect(theirs).toHaveURL(/\/login\/code/);
      // Who mistyped the address finds the form as it was, and still comes to the list.
      await theirs.getByRole("button", { name: general.back }).click();
      await expect(theirs.getByLabel(firstName)).toHaveValue("Tom");
      await theirs.getByLabel(signIn.login.email).fill(email);
      await theirs.getByRole("button", { name: submit }).click();
      await expect(theirs).toHaveURL(/\/login\/code/);
      const { code } = await newestMail(theirs, email);
      await theirs.getByLabel(signIn.code.digit({ number: 1 })).pressSequentially(code ?? "");
    });

    await test.step("the question about joining is the first that they see, and the list follows", async () => {
      const later = theirs.getByRole("button", { name: privacy.entry.notNow });
      const question = theirs.getByRole("dialog", { name: words.joinTitle });
      await expect(later.or(question)).toBeVisible();
      if (await later.isVisible()) await later.click();
      await question.getByRole("button", { name: words.title }).click();
      await expect(theirs.getByRole("link", { name: words.listOf({ name: "Sanne" }) })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(theirs.getByRole("checkbox").first()).toBeVisible();
      await expectAccessible(theirs);
    });

    await test.step("both tick, and both see it", async () => {
      const [first, second] = [theirs.getByRole("checkbox").first(), page.getByRole("checkbox").nth(1)];
      const [theirName, ownName] = await Promise.all(
        [first, second].map(async (one) => (await one.getAttribute("aria-label")) ?? ""),
      );
      await first.click();
      await expect(tick(page, theirName ?? "")).toBeChecked({ timeout: 20_000 });
      await tick(page, ownName ?? "").click();
      await expect(tick(theirs, ownName ?? "")).toBeChecked(SOON);
    });

    await test.step("the list is there when they come back", async () => {
      await theirs.goto(PATHS.groceries);
      await theirs.getByRole("link", { name: words.listOf({ name: "Sanne" }) }).click();
      await expect(theirs.getByRole("checkbox").first()).toBeVisible();
    });
    await others.close();
  },
);
