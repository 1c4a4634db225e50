import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { PATHS } from "../../apps/web/src/lib/address/paths.ts";
import { findFaults } from "../support/axe.ts";
import { wordsOutOfPlace } from "../support/faults.ts";
import {
  expectRefusal,
  type Form,
  OF_CLIENT,
  OF_COACH,
  OF_PERSON,
  OF_PLANNER,
  OF_SIMPLE_COACH,
  OF_STAFF,
  OF_VISITOR,
} from "../support/forms.ts";
import { expect, newAddress, test } from "../support/journey.ts";
import { languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { COACH } from "../support/scenes/coach.ts";
import { CLIENT } from "../support/scenes/others.ts";
import { OWN } from "../support/scenes/own.ts";
import { PLANNER } from "../support/scenes/planner.ts";
import { SIMPLE_COACH } from "../support/scenes/practice.ts";
import type { Cast, Ids } from "../support/scenes/scene.ts";
import { STAFF } from "../support/scenes/staff.ts";
import { VISITOR } from "../support/scenes/visitor.ts";
import { walkTo } from "../support/walk.ts";

const FORMS: readonly (readonly [Cast, readonly Form[]])[] = [
  [VISITOR, OF_VISITOR],
  [OWN, OF_PERSON],
  [PLANNER, OF_PLANNER],
  [CLIENT, OF_CLIENT],
  [COACH, OF_COACH],
  [SIMPLE_COACH, OF_SIMPLE_COACH],
  [STAFF, OF_STAFF],
];

const filled = (path: string, ids: Ids) =>
  path.replaceAll(/\$(\w+)/g, (_all, name: string) => ids[name] ?? `no ${name}`);

/** The addresses that the forms begin at by name, because an id stands in them. */
const addresses = (ids: Ids): Ids => ({
  fineTuning: filled(PATHS.diyFineTuning, ids),
  editor: filled(PATHS.planEnergyBalance, ids),
  profile: filled(PATHS.clientProfile, ids),
  person: filled(PATHS.staffPerson, ids),
  practiceRecipe: filled(PATHS.practiceRecipe, ids),
});

async function tryOut(page: Page, info: TestInfo, form: Form): Promise<void> {
  const words = wordsOf(info);
  await form.open?.(page, words);
  await expectRefusal(page, words, form);
  expect(await findFaults(page, { rules: "without-looks" }), form.file).toEqual([]);
  expect(await wordsOutOfPlace(page, languageOf(info)), form.file).toEqual([]);
}

for (const [cast, forms] of FORMS)
  test(
    `I5 NAV-033: says at the field what is wrong in the forms of ${cast.name}`,
    onLayouts,
    async ({ page, context }, info) => {
      test.setTimeout(120_000);
      const ids = await cast.prepare(page, context);
      await page.goto("/help");
      for (const form of forms)
        await test.step(form.file, async () => {
          await walkTo(page, "/help");
          await walkTo(page, filled(form.at, addresses(ids)));
          await tryOut(page, info, form);
          // What is unsaved may hold a page back.
          await page.goto("/help");
        });
    },
  );

test(
  "I5 NAV-033: says at its boxes that a code is wrong, and takes one that is pasted",
  onLayouts,
  async ({ page, phrases }) => {
    const { signIn, general } = phrases;
    await page.goto("/login/code");
    await page.getByLabel(signIn.login.email).fill(newAddress());
    await page.getByRole("button", { name: general.continue }).click();
    const boxes = page.getByRole("group", { name: signIn.code.code }).getByRole("textbox");
    await expect(boxes).toHaveCount(4);
    for (const box of await boxes.all()) await expect(box).toHaveAttribute("autocomplete", "one-time-code");
    await boxes.first().evaluate((box) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "1234");
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    for (const box of await boxes.all()) {
      await expect(box).toHaveAttribute("aria-invalid", "true");
      await expect(box).toHaveAccessibleDescription(/./);
    }
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
    await expect(boxes.first()).toBeFocused();
  },
);

const SOURCES = join(import.meta.dirname, "../../apps/web/src");
/** Forms that refuse nothing at a field, or whose refusal is looked at elsewhere. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "billing/CheckoutForm": "the field of sign-in, and checkout.spec.ts with the prices of a provider",
  "billing/CoachPlans": "a choice that is always made, and coach-billing.spec.ts",
  "diary/logging/EatenTimeDialog": "the field takes nothing but a time",
  "groceries/AddItemBar": "it takes any words up to their limit, and own-groceries.spec.ts",
  "groceries/OwnItemDialog": "the same",
  "groceries/packs/AtHomeUntilDialog": "the field takes nothing but a date, and none is no end",
  "groceries/shops/ShopDialog": "aisles.spec.ts: any name up to its limit",
  "measurements/WeighIn": "presses-daily.spec.ts, as it asks those alone whose weight of today is not known",
  "organisations/BrandingForm": "branding.spec.ts, as it refuses at the tab that is wrong",
  "organisations/PracticeForm": "practice.spec.ts, as the coach of the scenes has a practice",
  "foods/scanning/CodeForm": "scanner.spec.ts, because it opens with the camera",
  "onboarding/QuestionFrame": "a part of the questions, of which those with fields are walked",
  "plan-editor/PlanConflict": "two versions to choose from: the button waits until all is chosen",
  "profile/DeleteAccountDialog": "another word abandons it, which is an alert",
  "profile/editors/EditorSheet": "a part of others, which are walked",
  "prototype/PersonalDetailsScreen": "prototype.spec.ts, with the screens before it",
  "prototype/RegisterScreen": "the button waits until both fields are filled in",
  "prototype/SelectOptionScreen": "prototype.spec.ts, with the screens before it",
  "lib/food/TypedAmount":
    "a wrong amount is put back at once, which is an alert: recipes.spec.ts and meal-ingredients.spec.ts",
  "recipes/importing/ImportFailure": "recipe-import.spec.ts, with a page that cannot be read",
  "recipes/importing/KeepLink": "the same",
  "sign-in/CodeForm": "walked above",
  "sign-in/WaitlistForm": "it shows where a practice is full: clients-come-in.spec.ts",
  "clients/invitations/CorrectAddressDialog": "the button waits for an address, and clients-come-in.spec.ts",
  "clients/LabelsDialog": "it takes any words up to their limit, and triage.spec.ts",
  "triage/board/SaveViewDialog": "the button waits for a name, and triage.spec.ts",
  "staff/parts/SearchField": "it takes whatever is typed",
};

test("I5 NAV-033: knows every form", () => {
  const walked = new Set(FORMS.flatMap(([, forms]) => forms.map(({ file }) => file)));
  const forms = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$|^kit\//.test(file))
    .filter((file) => /<form\b/.test(readFileSync(join(SOURCES, file), "utf8")))
    .map((file) => file.replace(/\.tsx$/, ""));
  expect(forms.filter((file) => !walked.has(file) && !(file in ELSEWHERE))).toEqual([]);
});
