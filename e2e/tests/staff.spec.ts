import { jobKindText } from "@plateful/phrases/staff";
import { type PersonWanted, TEST_TROUBLE, type TroubleWanted } from "../address.ts";
import { COACHING } from "../support/coaching.ts";
import { expect, expectAccessible, newAddress, test } from "../support/journey.ts";
import { onDesktop } from "../support/page.ts";
import { type SignedIn, signInAs } from "../support/signed-in.ts";
import { walkTo } from "../support/walk.ts";

type Page = Parameters<typeof signInAs>[0];

const STAFF: PersonWanted = { user: { is_staff: true, first_name: "Marit", last_name: "Kok" } };
const SCREENS = [
  "/staff",
  "/staff/jobs",
  "/staff/mail",
  "/staff/audit",
  "/staff/search?q=Anna",
  "/staff/people",
  "/staff/people/1",
  "/staff/flags",
  "/staff/organisations",
];

const rowOf = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text });

/** Someone of whom nobody else in this run has the name. */
async function aPersonNamed(page: Page, name: string): Promise<SignedIn> {
  const user = { is_coach: true, first_name: "Iris", last_name: name };
  return signInAs(page, { user, organisation: { ...COACHING, name: `Practice ${name}` } });
}

test("STAFF-009 is an address without a screen to everybody but staff, who begin there", async ({
  page,
  phrases,
}) => {
  const { general, staff: words } = phrases;
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/staff-|\/api\/admin\//.test(request.url())) fetched.push(request.url());
  });
  const expectNothing = async () => {
    for (const [at, path] of SCREENS.entries()) {
      if (at === 0) await page.goto(path);
      else await walkTo(page, path);
      await expect(page.getByRole("heading", { level: 1, name: general.pageNotFound })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
    }
  };
  await test.step("a visitor", expectNothing);
  for (const user of [{}, { is_coach: true }])
    await test.step(`someone else: ${JSON.stringify(user)}`, async () => {
      await signInAs(page, { user });
      await expectNothing();
    });
  expect(fetched).toEqual([]);
  await test.step("staff", async () => {
    await signInAs(page, STAFF);
    await page.goto("/");
    await expect(page).toHaveURL("/staff");
    await expect(page.getByRole("heading", { level: 1, name: /Marit/ })).toBeVisible();
    await expect(page.getByText(words.closedNote)).toBeVisible();
  });
});

test(
  "STAFF-010 STAFF-011 shows what needs a person, with the repair and its result in the row",
  onDesktop,
  async ({ page, phrases }) => {
    const { needs, jobs, mail, numbers } = phrases.staff;
    const data: TroubleWanted = { recipient: newAddress(), blocked: newAddress() };
    await signInAs(page, STAFF);
    const { kind } = (await (await page.request.post(TEST_TROUBLE, { data })).json()) as { kind: string };
    const kindText = jobKindText(phrases.staff, kind) ?? kind;
    const failed = new RegExp(`^\\D*\\d+.*${kindText}`);
    await test.step("the overview counts, and names what failed", async () => {
      await page.goto("/staff");
      await expect(page.getByText(numbers.subscriptions)).toBeVisible();
      await expect(page.getByRole("heading", { name: needs.title })).toBeVisible();
      await expect(rowOf(page, needs.texts.ADDRESSES_BLOCKED).getByRole("link")).toHaveAttribute(
        "href",
        "/staff/mail",
      );
      await expectAccessible(page);
    });
    const job = rowOf(page, needs.texts.JOBS_FAILED);
    await test.step("a repair that fails says so in the row and can be tried again", async () => {
      await page.route("**/api/admin/jobs/retry/", (route) => route.abort());
      await job.getByRole("button", { name: jobs.tryAgain }).click();
      await expect(job.getByRole("alert")).toHaveText(phrases.profile.editing.offline);
      await page.unroute("**/api/admin/jobs/retry/");
    });
    await test.step("the result stands where the button was", async () => {
      await expect(job.first()).toHaveText(failed);
      await job.getByRole("button", { name: jobs.tryAgain }).click();
      await expect(job.getByRole("status")).toHaveText(/\d/);
      await expect(job.getByRole("button")).toHaveCount(0);
    });
    await test.step("a mail goes once more, an address is unblocked", async () => {
      await walkTo(page, "/staff/mail");
      const given = rowOf(page, data.recipient);
      await given.getByRole("button", { name: mail.sendAgain }).click();
      await expect(given.getByRole("status")).toHaveText(mail.sent);
      const blocked = rowOf(page, data.blocked);
      await blocked.getByRole("button", { name: mail.unblock }).click();
      await expect(blocked.getByRole("status")).toHaveText(mail.unblocked);
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole("heading", { name: mail.blocked })).toBeVisible();
      await expect(rowOf(page, data.blocked)).toHaveCount(0);
    });
    await test.step("the jobs say how each kind stands", async () => {
      await walkTo(page, "/staff/jobs");
      await expect(rowOf(page, kindText).first()).toBeVisible();
      await expectAccessible(page);
    });
  },
);

test(
  "STAFF-012 STAFF-013 finds people, practices and calls, and filters the log",
  onDesktop,
  async ({ page, phrases }) => {
    const { search, audit, actions } = phrases.staff;
    const name = `Quist${Date.now()}`;
    const person = await aPersonNamed(page, name);
    const staff = await signInAs(page, STAFF);
    const looked = await page.request.get(`/api/admin/people/${person.id}/`, {
      headers: { authorization: `Token ${staff.token}` },
    });
    const call = looked.headers()["x-request-id"] ?? "";
    await page.goto("/staff/jobs");
    const field = page.getByRole("searchbox", { name: search.label });
    await test.step("Ctrl K leads to the field", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused();
      await field.fill(name);
      await field.press("Enter");
    });
    await test.step("a name finds the person and the practice", async () => {
      await expect(page.getByRole("heading", { level: 1, name: search.of({ text: name }) })).toBeVisible();
      await expect(rowOf(page, `Iris ${name}`).first()).toBeVisible();
      await expect(rowOf(page, `Practice ${name}`).first()).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("so does an address; what is nobody's is said", async () => {
      await field.fill(person.email);
      await field.press("Enter");
      await expect(rowOf(page, `Iris ${name}`).first()).toBeVisible();
      await field.fill(`${name}x`);
      await field.press("Enter");
      await expect(page.getByRole("heading", { name: search.nothing })).toBeVisible();
    });
    await test.step("the id of a call finds what it did", async () => {
      await field.fill(call.toUpperCase());
      await field.press("Enter");
      await expect(rowOf(page, actions["get-staff-person"])).toContainText(`Iris ${name}`);
    });
    await test.step("the log is filtered, and a wrong number is said at its field", async () => {
      await rowOf(page, actions["get-staff-person"]).getByRole("link", { name: call }).click();
      await expect(page.getByRole("textbox", { name: audit.request })).toHaveValue(call);
      await expect(rowOf(page, actions["get-staff-person"])).toHaveCount(1);
      await page.getByRole("button", { name: audit.clear }).click();
      await expect(page.getByRole("textbox", { name: audit.request })).toHaveValue("");
      await page.getByRole("textbox", { name: audit.person }).fill("Iris");
      await page.getByRole("button", { name: audit.apply }).click();
      await expect(page.getByText(audit.wrongNumber)).toBeVisible();
      await page.getByRole("textbox", { name: audit.person }).fill(String(person.id));
      await page.getByRole("button", { name: audit.apply }).click();
      await expect(rowOf(page, actions["get-staff-person"])).toHaveCount(1);
      await expectAccessible(page);
    });
  },
);
