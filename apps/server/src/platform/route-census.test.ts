import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Endpoint, endpoints } from "@plateful/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS_POLICY } from "../../test/access-policy.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { routes } from "../routes.ts";
import { describeApi } from "./openapi/describe-api.ts";

let app: TestApp;
let production: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  production = await openTestApp({
    settings: { production: true, publicUrl: "https://plateful.example" },
  });
  anna = await app.aUser();
});
afterAll(async () => {
  await production.close();
  await app.close();
});

/** What the server answers beside the API: what each of these is stands in `pages.ts`, and of assistants in `app.ts`. */
const PAGES = [
  "/mcp",
  "/robots.txt",
  "/.well-known/security.txt",
  "/api",
  "/api-docs",
  "/api-docs.css",
  "/api-docs/:page",
  "/apple-touch-icon.png",
  "/brand.css",
  "/calendar/:file",
  "/favicon.svg",
  "/icons/:name",
  "/manifest.webmanifest",
  "/media/:name",
  "/plates/:file",
  "/api/customerPortalRedirect",
  "/api/schema",
  "/api/schema/v2",
  "/api/schema/v3",
  "/api/waitlist/leave/:token",
  "/api/webhooks/stripe",
];
const PAGES_OF_DEVELOPERS = [
  "/dev/mail",
  "/dev/mail.css",
  "/dev/payments.css",
  "/dev/payments/checkout/:id",
  "/dev/payments/checkout/:id/pay",
  "/dev/payments/portal/:id",
  "/dev/payments/subscriptions/:id/:status",
];

const addressesOf = ({ app: { server } }: TestApp): readonly string[] => server.patterns;

const addressOf = (path: string) => `/api/${path.replaceAll(/\{(\w+)\}/g, ":$1").replace(/\/$/, "")}`;
const declared = (some: readonly Endpoint[]) =>
  some.flatMap(({ path, aliases }) => [path, ...aliases].map(addressOf));
const unique = (list: readonly string[]) => [...new Set(list)].sort();
/** How a part of an address is named in a pattern says nothing of which addresses there are. */
const unnamed = (list: readonly string[]) => unique(list.map((each) => each.replaceAll(/:\w+/g, ":")));

const ofProduction = endpoints.filter(({ access }) => access.who !== "development");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Each address with each of the methods that it does not declare. */
function undeclared(): (readonly [(typeof METHODS)[number], string])[] {
  const methodsOf = Map.groupBy(
    endpoints.flatMap(({ path, aliases, method }) => [path, ...aliases].map((each) => ({ each, method }))),
    ({ each }) => each.replaceAll(/\{\w+\}/g, "1"),
  );
  return [...methodsOf].flatMap(([address, known]) =>
    METHODS.filter((method) => !known.some((each) => each.method === method)).map(
      (method) => [method, address] as const,
    ),
  );
}

describe("the census of calls", { timeout: 180_000 }, () => {
  it("A11: the router knows the calls of the contract and the pages that are listed, and nothing else", () => {
    const pages = [...PAGES, ...PAGES_OF_DEVELOPERS];
    expect(unnamed(addressesOf(app))).toEqual(unnamed([...declared(endpoints), ...pages]));
  });

  it("A11: in production it does not know what is for developers", () => {
    expect(unnamed(addressesOf(production))).toEqual(unnamed([...declared(ofProduction), ...PAGES]));
  });

  it("A11: routes, contract, policy table and OpenAPI name the same calls", () => {
    const names = endpoints.map(({ name }) => name).sort();
    const described = describeApi("1.0.0", "https://plateful.example") as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // The description is of what is there in production.
    const expected = ofProduction.flatMap(({ method, path, aliases }) =>
      [path, ...aliases].map((each) => `${method} /${each}`),
    );
    expect(operations.sort()).toEqual(expected.sort());
    expect(routes.map(({ endpoint }) => endpoint.name).sort()).toEqual(names);
    expect(Object.keys(ACCESS_POLICY).sort()).toEqual(names);
  });

  it("A11: every method that an address does not declare is refused with 405, signed in or not", async () => {
    const wrong: unknown[] = [];
    for (const [method, address] of undeclared())
      for (const as of [undefined, anna]) {
        const { status } = await app.call(method, address, method === "GET" ? undefined : {}, { as });
        if (status !== 405) wrong.push([method, address, status]);
      }
    expect(wrong).toEqual([]);
  });

  it("A11: the web app calls nothing that is not declared", () => {
    const folder = fileURLToPath(new URL("../../../web/src/", import.meta.url));
    const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(200);
    const known = new Set(unnamed([...declared(endpoints), ...PAGES]));
    const stray: string[] = [];
    for (const file of files) {
      const text = readFileSync(`${folder}${file}`, "utf8");
      for (const [, path = ""] of text.matchAll(/["'`](\/api\/[\w./-]*)/g))
        if (path !== "/api/" && !known.has(path.replace(/\/$/, ""))) stray.push(`${file}: ${path}`);
      const asks = /(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket/.test(text);
      if (asks && !ASKING.includes(file)) stray.push(`${file} asks by itself`);
    }
    expect(stray).toEqual([]);
  });
});

/** The only files of the web app that ask the server by themselves. */
const ASKING = ["lib/server/call.ts", "lib/device/session.ts", "lib/server/report-error.ts"];
