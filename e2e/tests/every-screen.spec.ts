import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Locator, Page, TestInfo } from "@playwright/test";
import { PATHS } from "../../apps/web/src/lib/address/paths.ts";
import { Answers, type State } from "../support/answers.ts";
import { findFaults } from "../support/axe.ts";
import { BRANDS, wear, whatMoves, wordsOutOfPlace } from "../support/faults.ts";
import { expect, test } from "../support/journey.ts";
import { isPhone, languageOf, onLayouts, wordsOf } from "../support/page.ts";
import { cutOff, NARROW, setTextSize } from "../support/reflow.ts";
import { CASTS } from "../support/scenes/index.ts";
import type { Cast, Ids, Scene } from "../support/scenes/scene.ts";
import { SIZES } from "../support/sizes.ts";

/**
 * `npm run bar` walks each screen and dialog in each state, at both sizes and in both brands. `npm test` takes of that what
 * lets every two of language, size, state and brand meet, and a dialog in one of the two languages.
 */
const IS_COMPLETE = process.env.BAR_AT_LENGTH === "1";

/** What a walk looks for. `npm test` looks for both at once; at length the two take a walk each, so that no check waits for the other. */
interface Looks {
  /** What the checker finds, and what is not said or is said in the other language (bar I1, I5). */
  readonly axe: boolean;
  /** What is cut, covered, out of reach or moves (bar I3). */
  readonly reflow: boolean;
}

/** Until when what follows at once has followed, on a machine that is busy with something else. */
const SOON_MS = 3_000;

const STATES = ["loading", "error", "empty"] as const;
/** What is looked at in dark colours too, on the phone. */
const IN_BOTH_COLOURS = new Set(["login", "progress", "groceries", "profile", "editProfile", "foodSearch"]);

interface Walk {
  readonly page: Page;
  readonly info: TestInfo;
  readonly answers: Answers;
  readonly ids: Ids;
  readonly looks: Looks;
  /** Everything that was found, so that one fault does not hide the next. */
  readonly faults: string[];
}

const filled = (path: string, ids: Ids) =>
  path.replaceAll(/[$:](\w+)/g, (_all, name: string) => ids[name] ?? `no ${name}`);
const sizeOf = (info: TestInfo) => (isPhone(info) ? SIZES.phone : SIZES.desktop);
const nameOf = ({ screen, dialog, name }: Scene) => [screen, dialog, name].filter(Boolean).join(", ");

async function open(walk: Walk, scene: Scene, state: State): Promise<void> {
  const { page, info, answers, ids } = walk;
  const at = filled(scene.at ?? PATHS[scene.screen], ids);
  if (scene.open === undefined) await answers.open(at, state);
  else {
    await answers.open(at, "default");
    await page.locator("h1").first().waitFor();
    if (state !== "default") {
      await answers.forget();
      await answers.become(state);
    }
    await scene.open(page, wordsOf(info));
    if (scene.dialog !== undefined) await page.locator("[role=dialog], [role=menu]").first().waitFor();
    await answers.settle();
  }
  if (state === "default") await page.locator("h1").first().waitFor();
  if (scene.open === undefined) expect(new URL(page.url()).pathname, nameOf(scene)).toBe(at.split("?")[0]);
}

/** Whether something happens that a page does a moment later: a focus that moves, an announcement. */
const comes = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

/** What opens takes the focus once it is drawn. */
async function focusIsNotIn(opened: Locator): Promise<string[]> {
  const focused = opened.locator(":focus").or(opened.and(opened.page().locator(":focus")));
  const isIn = await comes(focused.first().waitFor({ state: "attached", timeout: SOON_MS }));
  return isIn ? [] : ["the focus is not in it"];
}

/** Closes what is open; the focus is then where a reader can go on from. */
async function leave(walk: Walk, scene: Scene): Promise<string[]> {
  const { page, info, answers } = walk;
  await answers.become("default");
  if (scene.dialog === undefined) return [];
  const opened = page.locator("[role=dialog], [role=menu]");
  const lost = await focusIsNotIn(opened.last());
  if (scene.leave !== undefined) {
    await scene.leave(page, wordsOf(info));
    return lost;
  }
  await page.keyboard.press("Escape");
  await expect(opened, nameOf(scene)).toHaveCount(0);
  const isNowhere = () => page.evaluate(() => document.activeElement === document.body);
  const message = `${nameOf(scene)}: the focus comes back`;
  await expect.poll(isNowhere, { message, timeout: SOON_MS }).toBe(false);
  return lost;
}

async function inTheDark(page: Page): Promise<string[]> {
  const turn = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
    );
  };
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  await turn("dark");
  const faults = await findFaults(page, { rules: "all" });
  await turn("light");
  return faults;
}

/** At 320 pixels, and with text of twice the size, nothing may be cut, covered or out of reach (bar I3). */
async function reflow(walk: Walk, own: { width: number; height: number }): Promise<string[]> {
  const { page, info, answers } = walk;
  const faults: string[] = [];
  if (IS_COMPLETE || isPhone(info)) {
    await page.setViewportSize(NARROW);
    await answers.settle();
    faults.push(...(await cutOff(page)).map((fault) => `at 320: ${fault}`));
    await page.setViewportSize(own);
    await answers.settle();
  }
  if (IS_COMPLETE || !isPhone(info)) {
    faults.push(...(await setTextSize(page, 200)));
    await answers.settle();
    faults.push(...(await cutOff(page)).map((fault) => `at 200 %: ${fault}`));
    await setTextSize(page, 100);
  }
  return faults;
}

/** What a state owes its reader: that something is on its way, or that it did not come. */
async function whatIsSaid(walk: Walk, state: State): Promise<string[]> {
  if (walk.answers.asked.length === 0) return [];
  const told = { loading: "[role=status], [aria-busy=true]", error: "[role=alert]" };
  if (state !== "loading" && state !== "error") return [];
  // A screen that is loaded in a moment is not announced at once.
  const said = walk.page
    .locator(told[state])
    .filter({ hasText: /\S/ })
    .or(walk.page.locator("[role=status][aria-label], [aria-busy=true]"));
  const isSaid = await comes(said.first().waitFor({ state: "attached", timeout: SOON_MS }));
  return isSaid ? [] : [`the state ${state} is not said of ${walk.answers.asked.join(", ")}`];
}

/** Reads the colours of each brand; all other rules need one of them. */
async function inBrands(walk: Walk, brands: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  if (!walk.looks.axe) return faults;
  for (const [index, brand] of brands.entries()) {
    await wear(walk.page, brand);
    faults.push(...(await findFaults(walk.page, { rules: index === 0 ? "all" : "colours" })));
  }
  return faults;
}

/** What only a screen or dialog that has all its data shows. */
async function whenAllIsThere(walk: Walk, scene: Scene): Promise<string[]> {
  const { page, info, looks } = walk;
  const isInDark =
    looks.axe && IN_BOTH_COLOURS.has(scene.screen) && scene.dialog === undefined && isPhone(info);
  const isNarrow = looks.reflow && (scene.dialog === undefined || IS_COMPLETE);
  return [
    ...(looks.axe ? await wordsOutOfPlace(page, languageOf(info)) : []),
    ...(isInDark ? await inTheDark(page) : []),
    ...(isNarrow ? await reflow(walk, sizeOf(info)) : []),
  ];
}

/** The same at the size of the other project, in this one's language. */
async function atOtherSize(walk: Walk, scene: Scene, state: State): Promise<string[]> {
  const { page, info, looks } = walk;
  if (!looks.axe) return [];
  if (!IS_COMPLETE && (state !== "default" || scene.dialog !== undefined || scene.open !== undefined))
    return [];
  await page.setViewportSize(isPhone(info) ? SIZES.desktop : SIZES.phone);
  const faults: string[] = [];
  if (IS_COMPLETE && scene.only === undefined) {
    await open(walk, scene, state);
    faults.push(...(await inBrands(walk, BRANDS)));
    await leave(walk, scene);
  } else if (!IS_COMPLETE) faults.push(...(await findFaults(page, { rules: "without-looks" })));
  await page.setViewportSize(sizeOf(info));
  return faults;
}

/** One scene in one state. */
async function look(walk: Walk, scene: Scene, state: State, at: number): Promise<void> {
  const { page, info, looks } = walk;
  const turn = (at + (isPhone(info) ? 0 : 1)) % 2;
  await open(walk, scene, state);
  const faults = [
    // At once: what moves has often ended before the checker has.
    ...(looks.reflow ? await whatMoves(page) : []),
    ...(await inBrands(walk, IS_COMPLETE ? BRANDS : [BRANDS[turn] ?? BRANDS[0]])),
    ...(scene.isSilent || !looks.axe ? [] : await whatIsSaid(walk, state)),
    ...(state === "default" ? await whenAllIsThere(walk, scene) : []),
    ...(await leave(walk, scene)),
    ...(await atOtherSize(walk, scene, state)),
  ];
  walk.faults.push(...faults.map((fault) => `${nameOf(scene)} (${state}): ${fault}`));
}

function statesOf(scene: Scene, at: number, info: TestInfo): readonly State[] {
  if (scene.isFleeting) return ["loading"];
  if (IS_COMPLETE) return ["default", ...STATES];
  const isOther = at % 2 === (isPhone(info) ? 0 : 1);
  if (scene.dialog !== undefined) return isOther ? [] : ["default"];
  const state = STATES[(at + (isPhone(info) ? 0 : 1)) % STATES.length];
  return state === undefined ? ["default"] : ["default", state];
}

async function walkAll(walk: Walk, { scenes }: Cast): Promise<void> {
  const phone = isPhone(walk.info) ? "phone" : "desktop";
  for (const [at, scene] of scenes.entries()) {
    if (scene.only !== undefined && scene.only !== phone) continue;
    for (const state of statesOf(scene, at, walk.info))
      if (state === "default" || scene.without?.[state] === undefined)
        await test.step(`${nameOf(scene)} (${state})`, () => look(walk, scene, state, at));
  }
}

/** On a machine that is busy with something else, a walk at length takes its time. */
const MAX_MS = IS_COMPLETE ? 3_600_000 : 240_000;

/** Opens everything that someone can open, one after the other. */
const walkOf =
  (cast: Cast, looks: Looks) =>
  async ({ page, context }: Pick<Walk, "page"> & { context: BrowserContext }, info: TestInfo) => {
    test.setTimeout(MAX_MS);
    const ids = await cast.prepare(page, context);
    const answers = await Answers.of(page);
    await page.goto("/help");
    const walk: Walk = { page, info, answers, ids, looks, faults: [] };
    await walkAll(walk, cast);
    expect(walk.faults).toEqual([]);
  };

for (const cast of CASTS)
  if (IS_COMPLETE) {
    const [checked, narrow] = [
      walkOf(cast, { axe: true, reflow: false }),
      walkOf(cast, { axe: false, reflow: true }),
    ];
    test(`I1 I5 NAV-027 NAV-029: has no fault on the screens of ${cast.name}`, onLayouts, checked);
    test(`I3 NAV-031: cuts and moves nothing on the screens of ${cast.name}`, onLayouts, narrow);
  } else {
    const both = walkOf(cast, { axe: true, reflow: true });
    test(`I1 I3 I5 NAV-027 NAV-029 NAV-031: has no fault on the screens of ${cast.name}`, onLayouts, both);
  }

const SOURCES = join(import.meta.dirname, "../../apps/web/src");
/** Parts that open what they are given: who uses them opens a dialog. */
const OPENS =
  /<(SheetDialog|QuestionDialog|ConfirmDialog|EditorSheet|ChoiceDialog|OpenMenu|Menu|Modal|Drawer|Popover)[\s>]/;
/** Dialogs that a walk of their own looks at, or that are only a part of others. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "groceries/sharing/JoinDialog": "shop-together.spec.ts, because it takes two people",
  "groceries/sharing/LeaveListDialog": "shop-together.spec.ts, because it takes two people",
  "groceries/sharing/ShareDialog": "shop-together.spec.ts, because it takes two people",
  "groceries/shops/ShopDialog": "aisles.spec.ts, after a list that was ticked",
  "onboarding/parts/SafePlansSheet": "health-answers.spec.ts, because a low number has to be typed first",
  "diary/logging/EatenTimeDialog": "time-eaten-offline.spec.ts, with a meal that was eaten",
  "lib/kept/KeptDialog": "diary-offline.spec.ts, without a network",
  "app/ConflictDialog": "conflicts.spec.ts, because two have to save at once",
  "lib/dialogs/ConfirmDialog": "a part of others",
  "lib/plan/ReplanDialog": "coach-plan.spec.ts, because a plan has to be saved first",
  "lib/dialogs/QuestionDialog": "a part of others",
  "profile/editors/EditorSheet": "a part of others",
  "profile/ChoiceDialog": "a part of others",
  "sign-in/tokens/NewCalendarDialog": "tokens.spec.ts",
  "sign-in/tokens/CalendarAddress": "tokens.spec.ts, with what a calendar program reads",
  "sign-in/tokens/TokenProof": "tokens.spec.ts, with a sign-in of long ago",
  "triage/ActDialog": "triage.spec.ts, with a client who gives a reason",
  "triage/RulesDialog": "triage.spec.ts",
  "triage/board/SaveViewDialog": "triage.spec.ts",
  "clients/LabelsDialog": "triage.spec.ts",
  "clients/invitations/EndInvitationDialog": "clients-come-in.spec.ts, with an invitation to withdraw",
  "clients/invitations/CorrectAddressDialog": "clients-come-in.spec.ts, with a client who waits",
  "team/TeamDialogs": "team.spec.ts, with an invitation to withdraw",
  "team/PartingDialog": "team.spec.ts, with a colleague to remove",
  "clients/sharing/ShareDialog": "stand-in.spec.ts, with a colleague to share with",
  "clients/sharing/StandInCard": "stand-in.spec.ts, with a client who is shared",
  "privacy/OwnShares": "the same question as privacy/SharingSection, with a colleague who stands in",
  "ui/overlays/MoreMenu": "opens ui/OpenMenu",
  "clients/invitations/WaitlistCard": "clients-come-in.spec.ts, in a practice with a waiting list",
  "onboarding/health/HealthOutcome": "health-answers.spec.ts, with answers from which something follows",
  "privacy/EraseDeclared": "the same question as privacy/ConsentSwitch, for someone whom a coach entered",
};

test("I1 NAV-029: knows every screen and every dialog", () => {
  const scenes = CASTS.flatMap((cast) => cast.scenes);
  const screens = new Set<string>(scenes.map(({ screen }) => screen));
  const unseen = Object.keys(PATHS).filter((screen) => screen !== "home" && !screens.has(screen));
  // The camera is walked in scanner.spec.ts, with a device that shows a barcode.
  // The board is walked in triage.spec.ts, with clients who give reasons.
  expect(unseen).toEqual(["barcodeScanner", "today"]);
  const dialogs = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$|^kit\//.test(file))
    .filter((file) => OPENS.test(readFileSync(join(SOURCES, file), "utf8")))
    .map((file) => file.replace(/\.tsx$/, ""));
  const walked = new Set(scenes.map(({ dialog }) => dialog));
  expect(dialogs.filter((dialog) => !walked.has(dialog) && !(dialog in ELSEWHERE))).toEqual([]);
});
