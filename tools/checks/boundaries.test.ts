import { describe, expect, it } from "vitest";
import { boundaryProblems, checkBoundaries, type Rules } from "./boundaries.ts";

const NONE: Rules = { edges: {}, closing: {}, across: {} };
const problems = (files: Readonly<Record<string, string>>, rules: Partial<Rules> = {}) =>
  boundaryProblems(new Map(Object.entries(files)), { ...NONE, ...rules });

const WEB = "apps/web/src";
const SERVER = "apps/server/src";

describe("the boundaries", () => {
  it("hold in the product", () => {
    expect(checkBoundaries()).toEqual([]);
  });

  it.each([WEB, SERVER])("of %s ask for each edge between features to be listed", (side) => {
    const files = { [`${side}/a/one.ts`]: 'import { b } from "../b/index.ts";' };
    const own = side === WEB ? "web/a" : "server/a";
    expect(problems(files)).toEqual([expect.stringContaining(`${own} may not use`)]);
    expect(problems(files, { edges: { [own]: ["b"] } })).toEqual([]);
  });

  it.each([WEB, SERVER])("of %s refuse an edge that nothing uses", (side) => {
    const own = side === WEB ? "web/a" : "server/a";
    expect(problems({ [`${side}/a/one.ts`]: "" }, { edges: { [own]: ["b"] } })).toEqual([
      expect.stringContaining(`${own} does not use b`),
    ]);
  });

  it.each([WEB, SERVER])("of %s let a feature be used through its door alone, by types too", (side) => {
    const own = side === WEB ? "web/a" : "server/a";
    const files = { [`${side}/a/one.ts`]: 'import type { B } from "../b/b-store.ts";' };
    expect(problems(files, { edges: { [own]: ["b"] } })).toEqual([
      expect.stringContaining("only through its index.ts"),
    ]);
  });

  it.each([WEB, SERVER])("of %s refuse features that use each other, unless a reason is given", (side) => {
    const name = side === WEB ? "web" : "server";
    const files = {
      [`${side}/a/one.ts`]: 'import { b } from "../b/index.ts";',
      [`${side}/b/two.ts`]: 'const late = () => import("../a/index.ts");',
    };
    const edges = { [`${name}/a`]: ["b"], [`${name}/b`]: ["a"] };
    expect(problems(files, { edges })).toEqual([expect.stringContaining("features in a circle")]);
    expect(problems(files, { edges, closing: { [`${name}/b → ${name}/a`]: "loaded late" } })).toEqual([]);
  });

  it("refuse a reason for a circle that is not there", () => {
    const files = { [`${WEB}/a/one.ts`]: 'import { b } from "../b/index.ts";' };
    expect(
      problems(files, { edges: { "web/a": ["b"] }, closing: { "web/a → web/b": "loaded late" } }),
    ).toEqual([expect.stringContaining("closes no circle")]);
  });

  it("refuse files that know each other, even by types", () => {
    const files = {
      [`${WEB}/lib/one.ts`]: 'import { two } from "./two.ts";',
      [`${WEB}/lib/two.ts`]: 'import type { One } from "./one.ts";',
    };
    expect(problems(files)).toEqual([expect.stringContaining("files in a circle")]);
  });

  it("refuse folders of one room that know each other", () => {
    const files = {
      [`${WEB}/lib/a/one.ts`]: 'import { two } from "../b/two.ts";',
      [`${WEB}/lib/b/three.ts`]: 'import { four } from "../a/four.ts";',
    };
    expect(problems(files)).toEqual([expect.stringContaining("folders in a circle")]);
  });

  it("let a door give what the folders of its room have", () => {
    const files = {
      [`${WEB}/a/index.ts`]: 'export { two } from "./b/two.ts";',
      [`${WEB}/a/b/two.ts`]: 'import { three } from "../three.ts";',
    };
    expect(problems(files)).toEqual([]);
  });

  it.each([
    [`${WEB}/ui/one.ts`, "../lib/server/call.ts"],
    [`${WEB}/ui/one.ts`, "../diary/index.ts"],
    [`${WEB}/lib/one.ts`, "../diary/index.ts"],
    [`${WEB}/lib/one.ts`, "../app/router.tsx"],
    [`${WEB}/diary/one.ts`, "../app/router.tsx"],
    [`${WEB}/diary/one.ts`, "../main.tsx"],
    [`${WEB}/diary/one.ts`, "../../../server/src/diary/index.ts"],
    [`${SERVER}/platform/one.ts`, "../diary/index.ts"],
    [`${SERVER}/platform/one.ts`, "../routes.ts"],
    [`${SERVER}/diary/one.ts`, "../routes.ts"],
    [`${SERVER}/routes.ts`, "./diary/routes.ts"],
    [`${SERVER}/diary/one.test.ts`, "../../../web/src/diary/one.ts"],
    ["packages/nutrition/src/one.ts", "@plateful/planning"],
    ["packages/nutrition/src/one.ts", "../../planning/src/two.ts"],
    ["packages/nutrition/src/one.ts", "node:fs"],
    [`${WEB}/diary/one.ts`, "node:fs"],
    [`${WEB}/diary/one.ts`, "@plateful/server"],
  ])("keep %s from %s", (file, from) => {
    expect(problems({ [file]: `import { x } from "${from}";` })).toHaveLength(1);
  });

  it.each([
    [`${WEB}/lib/one.ts`, "../ui/Button.tsx"],
    [`${WEB}/diary/one.ts`, "../lib/server/call.ts"],
    [`${WEB}/app/one.ts`, "../diary/DiaryViewScreen.tsx"],
    [`${SERVER}/diary/one.ts`, "../platform/call.ts"],
    [`${SERVER}/routes.ts`, "./diary/index.ts"],
    [`${SERVER}/diary/one.test.ts`, "../../../../tools/postgres.ts"],
    ["packages/planning/src/one.ts", "@plateful/nutrition"],
  ])("let %s use %s", (file, from) => {
    expect(problems({ [file]: `import { x } from "${from}";` })).toEqual([]);
  });

  it.each([
    `${SERVER}/billing/one.ts`,
    `${SERVER}/billing/one.test.ts`,
    `${SERVER}/platform/calls/one.ts`,
    "apps/server/test/one.ts",
    `${WEB}/billing/one.ts`,
    "packages/contract/src/one.test.ts",
  ])("keep the library of the payment provider from %s", (file) => {
    for (const text of [
      'import { Stripe } from "stripe";',
      'import type { Stripe } from "stripe";',
      'export type { Stripe } from "stripe";',
      'import "stripe";',
      'const late = () => import("stripe");',
      'let price: import("stripe").Stripe.Price;',
      'import { Stripe } from "stripe/esm/stripe.core.js";',
    ])
      expect(problems({ [file]: text })).toEqual([
        expect.stringContaining(`${file}: only ${SERVER}/platform/payments/ may import stripe`),
      ]);
  });

  it("let the folder of payments use that library, and everybody a file of its name", () => {
    const files = {
      [`${SERVER}/platform/payments/one.ts`]: 'import type { Stripe } from "stripe";',
      [`${SERVER}/platform/payments/one.test.ts`]: 'import { Stripe } from "stripe";',
      [`${SERVER}/billing/one.ts`]: 'import { stripe } from "./stripe.ts";',
      [`${SERVER}/billing/two.ts`]: 'import { stripes } from "stripes";',
    };
    expect(problems(files)).toEqual([]);
  });

  it("keep queries in stores and the network in one file", () => {
    expect(problems({ [`${SERVER}/diary/plan.ts`]: 'db.selectFrom("x")' })).toHaveLength(1);
    expect(problems({ [`${SERVER}/diary/plan-store.ts`]: 'db.selectFrom("x")' })).toEqual([]);
    expect(problems({ [`${WEB}/diary/plan.ts`]: "fetch(x)" })).toHaveLength(1);
    expect(problems({ [`${WEB}/lib/server/call.ts`]: "fetch(x)" })).toEqual([]);
  });
});
