import { ORIGIN, PORT } from "../address.ts";
import { expect, expectAccessible, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { signInAs } from "../support/signed-in.ts";

test(
  "ORG-058 at an address that is none of ours every page names the right one, and every name of this machine is ours",
  onLayouts,
  async ({ page, phrases }) => {
    const { signIn } = phrases;
    const link = page.getByRole("link", { name: signIn.goToSite({ address: ORIGIN }) });
    await page.goto(`http://a.b.localhost:${PORT}/login`);
    await expect(page.getByText(signIn.foreignSite)).toBeVisible();
    await expectAccessible(page);
    await link.click();
    await expect(page).toHaveURL(`${ORIGIN}/login`);
    await expect(page.getByLabel(signIn.login.email)).toBeVisible();
    await expect(page.getByText(signIn.foreignSite)).toHaveCount(0);

    const local = `http://127.0.0.1:${PORT}`;
    await page.goto(`${local}/login`);
    const email = `hosts-${crypto.randomUUID()}@example.org`;
    await expect(page.getByText(signIn.foreignSite)).toHaveCount(0);
    await page.getByLabel(signIn.login.email).fill(email);
    await page.locator("form button").click();
    await expect(page).toHaveURL(new RegExp(`^${local}/login/`));
    const exchange = await page.evaluate(() =>
      fetch("/api/auth/session/", { method: "POST" }).then(({ status }) => status),
    );
    expect(exchange).toBe(200);
  },
);

test("ORG-015 ORG-016 the site of a practice is asked for by its host, and by name only on a machine without hosts", async ({
  page,
}) => {
  const subdomain = `host-${crypto.randomUUID().slice(0, 8)}`;
  await signInAs(page, { organisation: { subdomain, name: "Praktijk Puur" } });
  await page.context().clearCookies();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/brand/")) asked.push(pathname);
  });
  const askedAt = async (address: string) => {
    asked.length = 0;
    await page.goto(address);
    await expect(page.getByText("Praktijk Puur").first()).toBeVisible();
    return [...new Set(asked)];
  };
  expect(await askedAt(`http://${subdomain}.localhost:${PORT}/login`)).toEqual(["/api/brand/"]);
  expect(await askedAt(`/login?subdomain=${subdomain}`)).toEqual([`/api/brand/${subdomain}/`]);
});

test("ORG-060 a coach on the practice's own site reads its address, and not one below it", async ({
  page,
  browser,
  phrases,
}, info) => {
  const { branding: words } = phrases;
  const subdomain = `own-${crypto.randomUUID().slice(0, 8)}`;
  const coach = { user: { is_coach: true }, organisation: { subdomain, name: "Praktijk Puur" } };
  const theirs = await browser.newPage({
    baseURL: `http://${subdomain}.localhost:${PORT}`,
    serviceWorkers: "block",
    viewport: page.viewportSize(),
    ...(info.project.use.locale === undefined ? {} : { locale: info.project.use.locale }),
  });
  const { email } = await signInAs(page, coach);
  await theirs.goto("/login");
  await theirs.getByLabel(phrases.signIn.login.email).fill(email);
  await theirs.locator("form button").click();
  await expect(theirs).toHaveURL(/\/login\//);
  await theirs.goto((await newestMail(page, email)).link ?? "");
  await expect(theirs).toHaveURL(/\/coach\//);
  await theirs.goto("/coach/account");
  await theirs.getByRole("radio", { name: words.tabs.name }).check({ force: true });
  await expect(theirs.getByText(`${subdomain}.localhost:${PORT}`, { exact: true })).toBeVisible();
  await theirs.close();
});
