import type { BrowserContext, Page, TestInfo } from "@playwright/test";
import { PATHS } from "../../apps/web/src/lib/address/paths.ts";
import { Answers } from "../support/answers.ts";
import { figuresOn } from "../support/figures.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { isPhone, onLayouts, wordsOf } from "../support/page.ts";
import { aPlannedPerson } from "../support/people.ts";
import { OWN } from "../support/scenes/own.ts";
import { PLANNER } from "../support/scenes/planner.ts";
import type { Cast, Ids, Scene } from "../support/scenes/scene.ts";

/** Hides numbers where anybody can: in the profile. */
async function hideNumbers(page: Page, info: TestInfo): Promise<void> {
  const { withoutNumbers: words } = wordsOf(info);
  await page.goto(PATHS.profile);
  await page.getByRole("button", { name: new RegExp(`^${words.row}`) }).click();
  await page.getByRole("button", { name: words.hide.confirm, exact: true }).click();
  await expect(
    page.getByRole("button", { name: new RegExp(`^${words.row}.*${words.hidden}`) }),
  ).toBeVisible();
}

/** What is not there without numbers, or asks for them on purpose. */
const LEFT_OUT: readonly ((scene: Scene) => boolean)[] = [
  ({ name }) => name === "quick add",
  ({ dialog }) =>
    dialog === "diary/planning/RebalanceDialog" || dialog === "diary/logging/ChangeQuickMealDialog",
  // The weight is there once it is asked for.
  ({ screen, name }) => screen === "progress" && name === "as a table",
];

const filled = (path: string, ids: Ids) =>
  path.replaceAll(/[$:](\w+)/g, (_all, name: string) => ids[name] ?? `no ${name}`);
const nameOf = ({ screen, dialog, name }: Scene) => [screen, dialog, name].filter(Boolean).join(", ");

/** Longer than a search waits for the next letter. */
const STILL_MS = 600;

/** Until a screen has its answers, and says the same a moment later: what is not drawn yet says no figure. */
async function untilStill(page: Page, answers: Answers): Promise<void> {
  const read = () => page.locator("body").innerText();
  let before = "";
  for (let now = await read(); now !== before; now = await read()) {
    before = now;
    await page.waitForTimeout(STILL_MS);
    await answers.settle();
  }
}

interface Walk {
  readonly page: Page;
  readonly info: TestInfo;
  readonly answers: Answers;
  readonly ids: Ids;
}

/** Opens a scene and waits until all of it is drawn. */
async function open({ page, info, answers, ids }: Walk, scene: Scene): Promise<void> {
  await answers.open(filled(scene.at ?? PATHS[scene.screen], ids), "default");
  await page.locator("h1").first().waitFor();
  await scene.open?.(page, wordsOf(info));
  if (scene.dialog !== undefined) await page.locator("[role=dialog], [role=menu]").first().waitFor();
  await untilStill(page, answers);
}

async function leave(page: Page, info: TestInfo, scene: Scene): Promise<void> {
  if (scene.dialog === undefined) return;
  if (scene.leave !== undefined) await scene.leave(page, wordsOf(info));
  else await page.keyboard.press("Escape");
}

const walkOf =
  (cast: Cast) =>
  async ({ page, context }: { page: Page; context: BrowserContext }, info: TestInfo) => {
    test.setTimeout(240_000);
    const ids = await cast.prepare(page, context);
    await hideNumbers(page, info);
    const answers = await Answers.of(page);
    await page.goto("/help");
    const walk: Walk = { page, info, answers, ids };
    const layout = isPhone(info) ? "phone" : "desktop";
    const scenes = cast.scenes.filter(
      (scene) =>
        !scene.isFleeting &&
        (scene.only ?? layout) === layout &&
        !LEFT_OUT.some((isLeftOut) => isLeftOut(scene)),
    );
    const found: string[] = [];
    for (const scene of scenes)
      await test.step(nameOf(scene), async () => {
        await open(walk, scene);
        found.push(...(await figuresOn(page)).map((figure) => `${nameOf(scene)}: ${figure}`));
        await leave(page, info, scene);
      });
    expect(found).toEqual([]);
  };

for (const cast of [PLANNER, OWN])
  test(
    `SAFE-020 SAFE-022 no screen of ${cast.name} says energy or macros once numbers are hidden`,
    onLayouts,
    walkOf(cast),
  );

test(
  "SAFE-020 SAFE-022 the diary becomes a laid table from its menu, by keyboard, and shows numbers again after one question",
  onLayouts,
  async ({ page, context, phrases }) => {
    const { diary, withoutNumbers: words } = phrases;
    await aPlannedPerson(context);
    await page.goto(PATHS.planner);
    const menu = page.getByRole("button", { name: diary.dayMenu });
    await expect(page.getByRole("heading", { name: diary.overview })).toBeAttached();
    expect(await figuresOn(page)).not.toEqual([]);
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: diary.hideNumbers }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(words.hide.text)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: words.hide.confirm, exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: words.table.varied })).toBeVisible();
    await expect(page.getByRole("heading", { name: diary.overview })).toHaveCount(0);
    await expect.poll(() => figuresOn(page)).toEqual([]);
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole("heading", { name: words.table.varied })).toBeVisible();
    await menu.click();
    await page.getByRole("menuitem", { name: diary.showNumbers }).click();
    await page.getByRole("button", { name: words.show.confirm, exact: true }).click();
    await expect(page.getByRole("heading", { name: diary.overview })).toBeAttached();
  },
);
