/** Who may import whom (HOUSE.md): dependencies flow one way, and features meet only at their doors. */
import { dirname } from "node:path";
import { circlesIn, type Import, importsOf, isTest, productSources, type Sources } from "./imports.ts";
import { libraryProblems } from "./library-homes.ts";

/** Workspace packages that each pure package may import. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  quantities: [],
  access: [],
  phrases: [],
  appearance: [],
  nutrition: ["quantities"],
  planning: ["nutrition", "quantities"],
  contract: ["access", "nutrition", "planning"],
};

/** Libraries that a pure package may import. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = { contract: ["zod/mini"] };

/** Features that may use another feature's door (its index.ts). An edge that nothing uses is refused, and so is a circle. */
const FEATURE_EDGES: Readonly<Record<string, readonly string[]>> = {
  "server/sign-in": ["privacy", "profile", "organisations", "subscriptions", "media"],
  "server/assistants": ["sign-in"],
  "server/backup": ["sign-in"],
  "server/calendar": ["check-ins", "diary", "sign-in"],
  "server/personal-data": ["sign-in", "privacy", "diary", "recipes"],
  "server/billing": ["sign-in", "subscriptions"],
  "server/support": ["sign-in", "backup"],
  "server/staff": ["sign-in", "support", "backup", "team", "recipe-imports"],
  "server/profile": ["nutrition-plans", "organisations", "privacy"],
  "server/nutrition-plans": ["organisations"],
  "server/measurements": ["diary", "nutrition-plans"],
  "server/bring": ["diary", "measurements", "recipe-imports", "recipes"],
  "server/organisations": ["media"],
  "server/onboarding": ["profile", "nutrition-plans", "organisations"],
  "server/diary": ["recipes", "simple-recipes", "foods", "groceries", "nutrition-plans"],
  "server/recipes": ["foods", "media"],
  "server/recipe-imports": ["foods", "recipes", "simple-recipes"],
  "server/groceries": ["foods", "recipes"],
  "server/clients": ["sign-in", "profile", "nutrition-plans", "privacy", "subscriptions", "diary"],
  "server/messages": ["clients", "sign-in", "recipes"],
  "server/plan-templates": ["clients", "diary", "nutrition-plans", "organisations", "profile"],
  "server/check-ins": ["clients", "diary", "messages", "sign-in"],
  "server/triage": ["check-ins", "clients", "diary", "messages", "nutrition-plans", "subscriptions"],
  "server/team": ["sign-in", "privacy"],
  "server/demo": [
    ...["check-ins", "messages"],
    "privacy",
    "sign-in",
    "profile",
    "nutrition-plans",
    "onboarding",
    "diary",
    "foods",
    "simple-recipes",
    "subscriptions",
    "support",
  ],
  "web/onboarding": ["sign-in", "privacy"],
  "web/diary": ["check-ins", "foods", "onboarding", "profile"],
  "web/check-ins": ["clients", "diary"],
  "web/profile": ["onboarding", "simple-onboarding", "billing"],
  "web/groceries": ["diary"],
  "web/billing": ["sign-in"],
  "web/clients": ["profile", "measurements", "organisations", "billing"],
  "web/messages": ["clients", "diary"],
  "web/reports": ["clients", "diary", "measurements"],
  "web/organisations": ["reports"],
  "web/staff": ["sign-in", "clients", "profile"],
  "web/plan-editor": ["clients", "profile"],
  "web/team": ["clients", "organisations", "sign-in"],
  "web/triage": ["clients", "billing", "diary"],
  "web/plan-templates": ["clients", "profile"],
  "web/cooking": ["recipes", "simple-recipes", "diary"],
  "web/preparation": ["cooking", "diary", "recipes"],
  "web/recipes": ["diary"],
  "web/simple-recipes": ["diary"],
  "web/simple-onboarding": ["onboarding"],
};

/** Edges that close a circle of features, and why each may. Files form no circle anywhere. */
const CLOSING_EDGES: Readonly<Record<string, string>> = {
  "web/diary → web/check-ins": "the card of a check-in is loaded after the diary, and only where one is due",
  "web/organisations → web/reports": "one screen shows a sample report, which no other feature uses",
};

/** Tests of one app that use code of the other, and why. */
const ACROSS: Readonly<Record<string, string>> = {
  "apps/server/src/diary/planning/cooking-wishes.test.ts": "proves that the app plans by the same wishes",
  "apps/server/src/diary/planning/plan-candidates.test.ts": "proves that the app swaps as the server does",
  "apps/server/src/diary/planning/plan-focus.test.ts": "proves that the app leans as the server does",
  "apps/server/src/diary/planning/likings.test.ts": "proves that the app swaps by what was learned",
  "apps/server/src/diary/planning/plan-on-device.test.ts": "proves that the app plans as the server does",
  "apps/server/src/diary/planning/weekly-budget.test.ts": "proves that the app plans by the same budget",
};

/** Rooms without a door, as they are no features. */
const ROOMS_WITHOUT_DOOR = ["platform", "lib", "ui", "app", "kit"];

export interface Rules {
  readonly edges: Readonly<Record<string, readonly string[]>>;
  /** `web/diary → web/check-ins`, with the reason. */
  readonly closing: Readonly<Record<string, string>>;
  /** Paths of tests, with the reason. */
  readonly across: Readonly<Record<string, string>>;
}

const RULES: Rules = { edges: FEATURE_EDGES, closing: CLOSING_EDGES, across: ACROSS };

function checkPackage({ file, from, target }: Import): string | null {
  const name = file.split("/")[1] ?? "";
  if (target !== null)
    return target.startsWith(`packages/${name}/`) ? null : `reaches into ${target} past the package`;
  if (isTest(file)) return null;
  const workspace = /^@plateful\/([\w-]+)/.exec(from)?.[1];
  if (workspace !== undefined)
    return (PACKAGES[name] ?? []).includes(workspace)
      ? null
      : `packages/${name} may not import @plateful/${workspace}`;
  return (LIBRARIES[name] ?? []).includes(from)
    ? null
    : `packages/${name} is pure and may not import ${from}`;
}

/** The room of an app that a file lies in: `server/diary`, `web/lib`; `server/` for the files that put it together. */
function roomOf(path: string): string | null {
  const [, side, room = ""] = /^apps\/(server|web)\/src\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  return side === undefined ? null : `${side}/${room}`;
}

/** `server/diary`; null for platform, lib, ui, app, kit and the files that put an app together. */
function featureOf(path: string): string | null {
  const room = roomOf(path);
  const name = room?.split("/")[1] ?? "";
  return name === "" || ROOMS_WITHOUT_DOOR.includes(name) ? null : room;
}

/** Rooms below the features, and what each of them may use beside itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  "server/platform": [],
  "web/lib": ["web/ui"],
  "web/ui": [],
  "web/kit": ["web/ui"],
};

/** Rooms that a feature of each side may use. */
const FOR_FEATURES: readonly string[] = ["server/platform", "web/lib", "web/ui"];

function checkRooms(file: string, target: string, { edges }: Rules): string | null {
  const own = roomOf(file);
  const other = roomOf(target);
  if (own === null || other === null || own === other) return null;
  if (own.split("/")[0] !== other.split("/")[0]) return `${own} may not use ${other}`;
  const below = BELOW[own];
  if (below !== undefined) return below.includes(other) ? null : `${own} may not use ${other}`;
  const isDoor = target.endsWith("/index.ts");
  if (featureOf(file) === null)
    return featureOf(target) === null || isDoor || own === "web/app"
      ? null
      : `${file} may use ${other} only through its index.ts`;
  if (FOR_FEATURES.includes(other)) return null;
  if (!(edges[own] ?? []).includes(other.split("/")[1] ?? ""))
    return `${own} may not use ${other} (list the edge in tools/checks/boundaries.ts if it should)`;
  return isDoor ? null : `${own} may use ${other} only through its index.ts`;
}

function checkApp({ file, from, target }: Import, rules: Rules): string | null {
  if (file.startsWith("apps/web/src/") && !isTest(file)) {
    if (from.startsWith("node:")) return "the web app may not import node:";
    if (from.startsWith("@plateful/server") || from.startsWith("@plateful/content"))
      return `the web app may not import ${from}`;
  }
  if (file.startsWith("apps/server/src/") && from.startsWith("@plateful/web"))
    return "the server may not import the web app";
  if (target === null) return null;
  if (isTest(file))
    return crossesApps(file, target) && !(file in rules.across) ? `may not use ${target}` : null;
  return checkRooms(file, target, rules);
}

const APP = /^apps\/(server|web)\//;

function crossesApps(file: string, target: string): boolean {
  const other = APP.exec(target)?.[1];
  return other !== undefined && other !== APP.exec(file)?.[1];
}

/** Only `*-store.ts` and the platform talk SQL; only `lib/server/call.ts` and the session fetch. */
function checkRoles(file: string, text: string): string[] {
  const problems: string[] = [];
  const isStore = /-store\.ts$|\/platform\/|\/start-data\.ts$|load-content\.ts$/.test(file);
  if (
    file.startsWith("apps/server/src/") &&
    !isTest(file) &&
    !isStore &&
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text)
  )
    problems.push(`${file}: only *-store.ts files hold queries`);
  const mayFetch = /lib\/(server\/(call|report-error)|device\/session)\.ts$/.test(file);
  if (file.startsWith("apps/web/src/") && !isTest(file) && !mayFetch && /\bfetch\(/.test(text))
    problems.push(`${file}: only lib/server/call.ts talks to the server`);
  return problems;
}

/** The edges between features that are used, by the imports that use them. */
function usedEdges(imports: readonly Import[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const own = featureOf(file);
    const other = target === null ? null : featureOf(target);
    if (own === null || other === null || own === other) continue;
    used.set(own, (used.get(own) ?? new Set()).add(other));
  }
  return used;
}

function checkEdges(imports: readonly Import[], { edges, closing }: Rules): string[] {
  const used = usedEdges(imports);
  const unused = Object.entries(edges).flatMap(([own, others]) =>
    others
      .filter((other) => used.get(own)?.has(`${own.split("/")[0]}/${other}`) !== true)
      .map((other) => `${own} does not use ${other}: take the edge out of tools/checks/boundaries.ts`),
  );
  const graphWithout = (left: readonly string[]) =>
    new Map(
      [...used].map(([own, others]) => [
        own,
        [...others].filter((other) => !left.includes(`${own} → ${other}`)),
      ]),
    );
  const closingEdges = Object.keys(closing);
  const needless = closingEdges.filter(
    (edge) => circlesIn(graphWithout(closingEdges.filter((other) => other !== edge))).length === 0,
  );
  return [
    ...unused,
    ...circlesIn(graphWithout(closingEdges)).map((circle) => `features in a circle: ${circle}`),
    ...needless.map((edge) => `${edge} closes no circle: take it out of CLOSING_EDGES`),
  ];
}

/** Files that know each other cannot be read one after the other, even where only types go round. */
function fileCircles(imports: readonly Import[], sources: Sources): string[] {
  const targets = Map.groupBy(
    imports.filter(({ target }) => target !== null && sources.has(target)),
    ({ file }) => file,
  );
  const graph = new Map([...targets].map(([file, ones]) => [file, ones.map(({ target }) => target ?? "")]));
  return circlesIn(graph).map((circle) => `files in a circle: ${circle}`);
}

/** The folder of a file. null for a door, which gives what the folders of its room have. */
const folderOf = (path: string): string | null =>
  /^apps\/\w+\/src\/[\w-]+\/index\.ts$/.test(path) ? null : dirname(path);

/** Rooms whose folders may know each other, and why. */
const KNOTS: Readonly<Record<string, string>> = {
  "server/platform": "its parts have settings of their own, which settings.ts reads together",
};

/** The folders within one room are layers: in a circle they would be one folder with hidden walls. */
function folderCircles(imports: readonly Import[]): string[] {
  const graph = new Map<string, string[]>();
  for (const { file, target } of imports) {
    const room = roomOf(file);
    if (target === null || room === null || room in KNOTS || room !== roomOf(target)) continue;
    const [own, other] = [folderOf(file), folderOf(target)];
    if (own === null || other === null || own === other) continue;
    graph.set(own, [...(graph.get(own) ?? []), other]);
  }
  return circlesIn(graph).map((circle) => `folders in a circle: ${circle}`);
}

/** What breaks the house in these files. */
export function boundaryProblems(sources: Sources, rules: Rules): string[] {
  const imports = [...sources].flatMap(([file, text]) => importsOf(file, text));
  const crossings = imports.flatMap((entry) => {
    const problem = entry.file.startsWith("packages/") ? checkPackage(entry) : checkApp(entry, rules);
    return problem === null ? [] : [`${entry.file}: ${problem}`];
  });
  const ofProduct = imports.filter(({ file }) => !isTest(file));
  return [
    ...crossings,
    ...libraryProblems(imports),
    ...[...sources].flatMap(([file, text]) => checkRoles(file, text)),
    ...checkEdges(ofProduct, rules),
    ...fileCircles(ofProduct, sources),
    ...folderCircles(ofProduct),
  ];
}

export const checkBoundaries = (): string[] => boundaryProblems(productSources(), RULES);
