/** Who may import whom (HOUSE.md): dependencies flow one way, and features meet only at their doors. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { projectFiles, ROOT } from "../run.ts";

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

/**
 * Features that may use another feature's door (its index.ts), on the server and on the web. Add an edge only when the
 * use is real; a circle is refused.
 */
export const FEATURE_EDGES: Readonly<Record<string, readonly string[]>> = {
  "server/sign-in": ["privacy", "profile", "organisations", "subscriptions", "media"],
  "server/backup": ["sign-in"],
  "server/personal-data": ["sign-in", "privacy", "subscriptions"],
  "server/billing": ["sign-in", "subscriptions", "support"],
  "server/support": ["sign-in", "backup"],
  "server/staff": ["sign-in", "support", "backup", "team"],
  "server/profile": ["nutrition-plans", "organisations", "privacy"],
  "server/nutrition-plans": ["organisations"],
  "server/measurements": ["diary", "nutrition-plans"],
  "server/organisations": ["media"],
  "server/onboarding": ["profile", "nutrition-plans", "organisations"],
  "server/diary": ["recipes", "simple-recipes", "profile", "nutrition-plans", "organisations", "foods"],
  "server/recipes": ["foods", "profile", "nutrition-plans", "media"],
  "server/simple-recipes": ["foods"],
  "server/groceries": ["diary", "recipes", "foods"],
  "server/clients": ["sign-in", "profile", "nutrition-plans", "privacy", "subscriptions", "diary"],
  "server/messages": ["clients", "sign-in", "recipes"],
  "server/plan-templates": ["clients", "diary", "nutrition-plans", "organisations", "profile"],
  "server/check-ins": ["clients", "diary", "messages", "sign-in"],
  "server/triage": ["check-ins", "clients", "diary", "messages", "nutrition-plans", "subscriptions"],
  "server/team": ["sign-in", "privacy"],
  "server/demo": [
    "check-ins",
    "messages",
    "privacy",
    "sign-in",
    "profile",
    "nutrition-plans",
    "onboarding",
    "diary",
    "recipes",
    "foods",
    "simple-recipes",
    "groceries",
    "organisations",
    "subscriptions",
    "support",
  ],
  "web/onboarding": ["sign-in", "privacy"],
  "web/diary": ["recipes", "check-ins", "foods"],
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
  "web/recipes": ["diary"],
  "web/simple-recipes": ["diary"],
  "web/simple-onboarding": ["onboarding"],
};

const TEST = /\.test\.tsx?$|\/test\//;

interface Import {
  readonly file: string;
  readonly from: string;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+"([^"]+)"|import\(\s*"([^"]+)"\s*\)|(?:^|\n)import\s+"([^"]+)"/g,
  );
  return [...found].map((match) => ({ file, from: match[1] ?? match[2] ?? match[3] ?? "" }));
}

function checkPackage({ file, from }: Import): string | null {
  const name = file.split("/")[1] ?? "";
  if (from.startsWith(".")) return null;
  if (TEST.test(file)) return null;
  const workspace = /^@plateful\/([\w-]+)/.exec(from)?.[1];
  if (workspace !== undefined)
    return (PACKAGES[name] ?? []).includes(workspace)
      ? null
      : `packages/${name} may not import @plateful/${workspace}`;
  return (LIBRARIES[name] ?? []).includes(from)
    ? null
    : `packages/${name} is pure and may not import ${from}`;
}

/** Feature that a file of an app belongs to: `server/diary`; null for platform, lib, ui, app and the roots. */
function featureOf(path: string): string | null {
  const [, side, feature] = /^apps\/(server|web)\/src\/([\w-]+)\//.exec(path) ?? [];
  if (side === undefined || feature === undefined) return null;
  return ["platform", "lib", "ui", "app", "kit"].includes(feature) ? null : `${side}/${feature}`;
}

/** What each layer below the features may not reach up to. */
function checkLayer(file: string, target: string): string | null {
  const isBase = /^apps\/(server\/src\/platform|web\/src\/(lib|ui))\//.test(file);
  if (isBase && featureOf(target) !== null) return "platform, lib and ui know no feature";
  if (file.startsWith("apps/web/src/ui/") && target.startsWith("apps/web/src/lib/"))
    return "ui knows nothing but ui";
  if (isBase && target.startsWith("apps/web/src/app/")) return "lib and ui do not know the frame";
  return null;
}

function checkFeature(file: string, target: string): string | null {
  const own = featureOf(file);
  const other = featureOf(target);
  if (own === null || other === null || own === other) return checkLayer(file, target);
  const [side = "", name = ""] = other.split("/");
  if (!own.startsWith(side)) return `${own} may not import ${other}`;
  if (!(FEATURE_EDGES[own] ?? []).includes(name))
    return `${own} may not use ${other} (list the edge in tools/checks/boundaries.ts if it should)`;
  return target.endsWith("/index.ts") ? null : `${own} may use ${other} only through its index.ts`;
}

function checkApp(entry: Import): string | null {
  const { file, from } = entry;
  if (file.startsWith("apps/web/src/")) {
    if (from.startsWith("node:")) return "the web app may not import node:";
    if (from.startsWith("@plateful/server") || from.startsWith("@plateful/content"))
      return `the web app may not import ${from}`;
  }
  if (file.startsWith("apps/server/src/") && from.startsWith("@plateful/web"))
    return "the server may not import the web app";
  if (TEST.test(file) || !from.startsWith(".")) return null;
  return checkFeature(file, normalize(join(dirname(file), from)));
}

/** Only `*-store.ts` and the platform talk SQL; only `lib/call.ts` and the session fetch. */
function checkRoles(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const problems: string[] = [];
  const isStore = /-store\.ts$|\/platform\/|\/start-data\.ts$|load-content\.ts$/.test(file);
  if (
    file.startsWith("apps/server/src/") &&
    !TEST.test(file) &&
    !isStore &&
    /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text)
  )
    problems.push(`${file}: only *-store.ts files hold queries`);
  const mayFetch = /lib\/(call|session|report-error)\.ts$/.test(file);
  if (file.startsWith("apps/web/src/") && !TEST.test(file) && !mayFetch && /\bfetch\(/.test(text))
    problems.push(`${file}: only lib/call.ts talks to the server`);
  return problems;
}

/** Edges between features that go round in a circle. */
function circles(): string[] {
  const found: string[] = [];
  const visit = (node: string, path: readonly string[]): void => {
    if (path.includes(node)) {
      found.push(`features in a circle: ${[...path.slice(path.indexOf(node)), node].join(" → ")}`);
      return;
    }
    const side = node.split("/")[0];
    for (const next of FEATURE_EDGES[node] ?? []) visit(`${side}/${next}`, [...path, node]);
  };
  for (const node of Object.keys(FEATURE_EDGES).filter((name) => name.startsWith("server/"))) visit(node, []);
  return [...new Set(found)];
}

export function checkBoundaries(): string[] {
  const files = projectFiles(".ts", ".tsx").filter(
    (file) => /^(packages|apps)\//.test(file) && existsSync(join(ROOT, file)),
  );
  const problems = files.flatMap((file) => {
    const check = file.startsWith("packages/") ? checkPackage : checkApp;
    const wrong = importsOf(file).flatMap((entry) => {
      const problem = check(entry);
      return problem === null ? [] : [`${file}: ${problem}`];
    });
    return [...wrong, ...checkRoles(file)];
  });
  return [...problems, ...circles()];
}
