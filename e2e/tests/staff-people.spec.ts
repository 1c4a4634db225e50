import type { PersonWanted } from "../address.ts";
import { aCoach } from "../support/coaching.ts";
import { aClientElsewhere } from "../support/elsewhere.ts";
import { expect, expectAccessible, newestMail, test } from "../support/journey.ts";
import { onLayouts } from "../support/page.ts";
import { ANSWERS, callAs, type SignedIn, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

type Page = Parameters<typeof signInAs>[0];

const STAFF: PersonWanted = { user: { is_staff: true, first_name: "Marit", last_name: "Kok" } };

/** A coach with a client who has a plan and a weight. */
async function aCoachedClient(page: Page, last_name: string): Promise<{ coach: SignedIn; client: SignedIn }> {
  const coach = await aCoach(page);
  const client = await aClientElsewhere(coach, { first_name: "Sanne", last_name });
  await callAs(page, client, "POST", "users/onboarding/complete/", ANSWERS);
  await callAs(page, client, "POST", "userWeight/", { value: 71.4, created_at: new Date().toISOString() });
  return { coach, client };
}

/** Types the code that was mailed into the boxes of the dialog. */
async function typeCode(page: Page, email: string) {
  const { code } = await newestMail(page, email);
  const boxes = page.getByRole("dialog").getByRole("textbox");
  await expect(boxes).toHaveCount(4);
  for (const [at, digit] of [...(code ?? "")].entries()) await boxes.nth(at).fill(digit);
}

test(
  "STAFF-003 STAFF-014 STAFF-016 opens someone's health data with a reason, shows that it is open, and closes it",
  onLayouts,
  async ({ page, phrases }) => {
    const { persons: words, actions } = phrases.staff;
    const { health } = words;
    const name = `Quist${Date.now()}`;
    const { coach, client } = await aCoachedClient(page, name);
    const staff = await signInAs(page, STAFF);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/api\/(auth\/users\/\d|userWeight)/.test(request.url())) asked.push(request.url());
    });
    await test.step("the list finds people by name and by what they are", async () => {
      await page.goto("/staff/people");
      await page.getByRole("searchbox", { name: words.search }).fill(name);
      await expect(page.getByRole("link", { name: `Sanne ${name}` })).toBeVisible();
      await page.getByLabel(words.filter, { exact: true }).selectOption("COACH");
      await expect(page.getByRole("heading", { name: words.none })).toBeVisible();
      await page.getByLabel(words.filter, { exact: true }).selectOption("CLIENT");
      await page.getByRole("link", { name: `Sanne ${name}` }).click();
      await expect(page).toHaveURL(`/staff/people/${client.id}`);
    });
    await test.step("the account is there, and nothing of health is asked for", async () => {
      await expect(page.getByText(client.email).first()).toBeVisible();
      await expect(page.getByText(health.closed)).toBeVisible();
      await expect(page.getByText(actions["get-staff-person"]).first()).toBeVisible();
      expect(asked).toEqual([]);
      await expectAccessible(page);
    });
    const dialog = page.getByRole("dialog");
    await test.step("without a reason it stays closed", async () => {
      await page.getByRole("button", { name: health.open }).click();
      await dialog.getByRole("button", { name: health.open }).click();
      await expect(dialog.getByRole("alert").filter({ hasText: words.chooseReason })).toBeVisible();
      expect(asked).toEqual([]);
    });
    await test.step("with a reason it is open, under a banner, and in the log", async () => {
      await dialog.getByRole("radio", { name: health.reasons.COACH_ASKED }).check();
      await dialog.getByRole("button", { name: health.open }).click();
      await expect(page.getByText(health.bannerText({ minutes: 30 }))).toBeVisible();
      await expect(page.getByText(/71[.,]4/).first()).toBeVisible();
      await expect(page.getByText(phrases.nutrition.goals.RECOMPOSITION).first()).toBeVisible();
      const opened = page.getByRole("listitem").filter({ hasText: actions["open-health-data"] });
      await expect(opened).toContainText(phrases.staff.reasons.COACH_ASKED);
      await expectAccessible(page);
    });
    await test.step("the person reads that staff were here", async () => {
      const views = await callAs<{ results: { by: string }[] }>(page, client, "GET", "users/me/data-views/");
      expect(views.results.map(({ by }) => by)).toContain("STAFF");
    });
    await test.step("closed, it is gone from the page, and the server refuses it", async () => {
      await page.getByRole("button", { name: health.close }).click();
      await expect(page.getByText(health.closed)).toBeVisible();
      // STAFF-030: the keyboard stays on the screen.
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByText(/71[.,]4/)).toHaveCount(0);
      const headers = { authorization: `Token ${staff.token}` };
      const read = await page.request.get(`/api/userWeight/?user=${client.id}`, { headers });
      expect(read.status()).toBe(403);
    });
    await test.step("an account that is not there is said", async () => {
      await walkTo(page, "/staff/people/2000000000");
      await expect(page.getByRole("heading", { name: words.missing })).toBeVisible();
      await walkTo(page, `/staff/people/${coach.id}`);
      await expect(page.getByText(words.factNames.clients)).toBeVisible();
    });
  },
);

test("STAFF-004 STAFF-015 asks for a new sign-in before what shuts people out, and carries it out then", async ({
  page,
  phrases,
}) => {
  const { persons: words } = phrases.staff;
  const { client } = await aCoachedClient(page, `Bos${Date.now()}`);
  const staff = await signInAs(page, { ...STAFF, signedInMinutesAgo: 45 });
  const dialog = page.getByRole("dialog");
  await page.goto(`/staff/people/${client.id}`);
  await page.getByRole("button", { name: words.switchOff, exact: true }).click();
  await dialog.getByRole("textbox").fill(client.email);
  await dialog.getByRole("button", { name: words.switchOff }).click();
  await test.step("the code goes to the mailbox of the account", async () => {
    await expect(dialog.getByText(words.proof.text)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: words.proof.send }).click();
    await typeCode(page, staff.email);
  });
  await test.step("the wish is carried out with what was typed before", async () => {
    await expect(page.getByText(words.filters.DISABLED, { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const headers = { authorization: `Token ${client.token}` };
    expect((await page.request.get("/api/users/me/", { headers })).status()).toBe(401);
  });
  await test.step("another address switches nothing off", async () => {
    await page.getByRole("button", { name: words.switchOn, exact: true }).click();
    await dialog.getByRole("button", { name: words.switchOn }).click();
    await expect(page.getByText(words.filters.DISABLED)).toHaveCount(0);
    await page.getByRole("button", { name: words.switchOff, exact: true }).click();
    await dialog.getByRole("textbox").fill("someone@example.org");
    await dialog.getByRole("button", { name: words.switchOff }).click();
    await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: words.switchOff, exact: true })).toBeVisible();
  });
  await test.step("an erased account is gone", async () => {
    await page.getByRole("button", { name: words.erase }).click();
    await dialog.getByRole("radio", { name: words.reasons.REQUEST }).check();
    await dialog.getByRole("textbox").fill(phrases.profile.deletion.keyword);
    await dialog.getByRole("button", { name: words.erase }).click();
    await expect(page).toHaveURL("/staff/people");
    await walkTo(page, `/staff/people/${client.id}`);
    await expect(page.getByRole("heading", { name: words.missing })).toBeVisible();
  });
});
