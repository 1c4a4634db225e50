import { PORT } from "../address.ts";
import { expect, expectAccessible, newAddress, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { signInAs } from "../support/signed-in.ts";

test(
  "AUTH-011 ORG-016 ORG-037 COACH-085 on the site of an organisation with simple recipes a newcomer starts with an address and gives a name",
  onLayouts,
  async ({ page, browser, phrases, language }) => {
    const { signIn, privacy, onboarding, simpleOnboarding } = phrases;
    const subdomain = `puur-${crypto.randomUUID().slice(0, 8)}`;
    const organisation = { subdomain, name: "Praktijk Puur", recipe_system_type: "SIMPLE" };
    // The coach of the site, who is the only one.
    await signInAs(page, { organisation, user: { is_coach: true, first_name: "Iris", last_name: "Bakker" } });
    const theirs = await browser.newPage({
      baseURL: `http://${subdomain}.localhost:${PORT}`,
      locale: language === "nl" ? "nl-NL" : "en-GB",
      serviceWorkers: "block",
      viewport: page.viewportSize(),
    });
    const calls: string[] = [];
    theirs.on("request", (request) => calls.push(new URL(request.url()).pathname));
    const email = newAddress();
    await theirs.goto("/start");
    await expect(theirs.getByText("Praktijk Puur").first()).toBeVisible();
    // Only the main site makes coaches.
    await expect(theirs.getByRole("link", { name: phrases.practice.start.link })).toHaveCount(0);
    await theirs.getByRole("button", { name: signIn.start.startToday, exact: true }).click();
    await theirs.getByLabel(signIn.login.email).fill(email);
    await theirs.locator("button[type=submit]").click();
    const mail = await newestMail(page, email);
    expect(mail.subject).toContain("Praktijk Puur");
    expect(calls).toContain("/api/createLoginSignupPortal/");
    await theirs.goto(mail.link ?? "");
    await expect(theirs.getByText(privacy.entry.name)).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByLabel(onboarding.registration.firstName).fill("Lotte");
    await theirs.getByLabel(onboarding.registration.lastName).fill("Vos");
    await theirs.getByRole("checkbox").check();
    await theirs
      .getByRole("button", { name: privacy.sharing.share({ count: 1, coach: "Iris" }), exact: true })
      .click();
    await expect(theirs).toHaveURL(/\/simple-onboarding|motivation/);
    await expect(
      theirs.getByRole("heading", { level: 1, name: simpleOnboarding.motivation.title }),
    ).toBeVisible();
    await theirs.close();
    await page.goto("/coach/clients");
    await expect(page.getByRole("link", { name: /Lotte Vos/ })).toBeVisible();
  },
);
