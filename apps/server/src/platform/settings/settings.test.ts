import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

const DATA_KEYS = "2026:wIJb0iE4A1k9fQWmZ3U7sTn2xLrYcVhGq6oDp5yR8eM=";
const development = { SECRET_KEY: "a-key-that-is-long-enough-to-be-accepted", DATA_KEYS };
const production = {
  ...development,
  NODE_ENV: "production",
  DATABASE_URL: "postgres://u:p@db:5432/plateful",
};

describe("settings", () => {
  it("work without any environment but a key", () => {
    expect(readSettings(development)).toMatchObject({
      port: 3000,
      database: { kind: "pglite", folder: "./data" },
      publicUrl: "http://localhost:3000",
      smtpUrl: undefined,
      production: false,
      demo: true,
      logLevel: "info",
    });
  });

  it("DATA-038 take the database, the port and the public address from the environment", () => {
    const settings = readSettings({
      ...production,
      PORT: "8080",
      PUBLIC_URL: "https://app.plateful.example/",
    });
    expect(settings.database).toEqual({ kind: "postgres", url: production.DATABASE_URL });
    expect(settings).toMatchObject({
      port: 8080,
      publicUrl: "https://app.plateful.example",
      production: true,
    });
  });

  it("OPS-025 take a bucket with its keys for the pictures, and refuse half of it", () => {
    const keys = { MEDIA_BUCKET_KEY_ID: "key", MEDIA_BUCKET_SECRET: "secret" };
    const url = { MEDIA_BUCKET_URL: "https://objects.example.org/plateful/" };
    expect(readSettings(development).mediaBucket).toBeUndefined();
    expect(readSettings({ ...development, ...url, ...keys }).mediaBucket).toEqual({
      ...{ url: "https://objects.example.org/plateful", region: "us-east-1", keyId: "key", secret: "secret" },
    });
    const refused = [
      url,
      keys,
      { ...url, MEDIA_BUCKET_KEY_ID: "key" },
      ...[
        "ftp://objects/x",
        "https://objects.example.org",
        "https://a:b@objects/x",
        "https://objects/x/y",
        "x",
      ].map((MEDIA_BUCKET_URL) => ({ MEDIA_BUCKET_URL, ...keys })),
    ];
    for (const some of refused)
      expect(() => readSettings({ ...development, ...some }), JSON.stringify(some)).toThrow(SettingsError);
  });

  it("BILL-036 take the products for coaches", () => {
    const { payments } = readSettings({ ...development, COACH_PRODUCTS: "prod_1, prod_2" });
    expect(payments.coachProducts).toEqual(["prod_1", "prod_2"]);
  });

  it("PROF-033 take preview languages, and refuse others", () => {
    expect(readSettings(development).previewLanguages).toEqual([]);
    expect(readSettings({ ...development, PREVIEW_LANGUAGES: " DE," }).previewLanguages).toEqual(["de"]);
    for (const wrong of ["nl", "de,fr"])
      expect(() => readSettings({ ...development, PREVIEW_LANGUAGES: wrong })).toThrow(SettingsError);
  });

  it("ORG-018 take the ends of the hosts of previews, and refuse what would be no end", () => {
    expect(readSettings(development).previewHosts).toEqual([]);
    const PUBLIC_URL = "https://plateful.example";
    const PREVIEW_HOSTS = "-preview.plateful.example, .Preview.plateful.example";
    expect(readSettings({ ...development, PUBLIC_URL, PREVIEW_HOSTS }).previewHosts).toEqual([
      "-preview.plateful.example",
      ".preview.plateful.example",
    ]);
    const read = (wrong: string) => () => readSettings({ ...development, PUBLIC_URL, PREVIEW_HOSTS: wrong });
    for (const wrong of ["plateful.example", ".example", "-*.plateful.example"])
      expect(read(wrong)).toThrow(SettingsError);
    for (const elsewhere of ["-preview.example.org", "-plateful.example", ".plateful.example.org"])
      expect(read(elsewhere)).toThrow(/below PUBLIC_URL/);
  });

  it("DOOR-077 take origins of other sites one by one, and refuse what is none or all of them", () => {
    expect(readSettings(development).corsOrigins).toEqual([]);
    const CORS_ORIGINS = "https://app.example.org, https://app.example.org:8443/ ,http://localhost:5173";
    expect(readSettings({ ...development, CORS_ORIGINS }).corsOrigins).toEqual([
      "https://app.example.org",
      "https://app.example.org:8443",
      "http://localhost:5173",
    ]);
    for (const wrong of [
      "*",
      "null",
      "https://*.example.org",
      "http://app.example.org",
      "https://app.example.org/a",
      "app.example.org",
    ])
      expect(() => readSettings({ ...development, CORS_ORIGINS: wrong })).toThrow(
        /CORS_ORIGINS must be https origins/,
      );
  });

  it("BILL-014 BILL-032 take the keys of the payment provider together, and lists of products", () => {
    expect(readSettings(development).payments).toEqual({
      secretKey: undefined,
      webhookSecret: undefined,
      base: undefined,
      portalUrl: undefined,
      coachProducts: [],
      accountManagement: { active: [], any: [] },
    });
    const keys = { STRIPE_SECRET_KEY: "sk_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    const { payments } = readSettings({
      ...production,
      ...keys,
      STRIPE_API_BASE: "http://127.0.0.1:12111/",
      ACCOUNT_MANAGEMENT_ACTIVE_PRODUCTS: "prod_a, prod_b",
      ACCOUNT_MANAGEMENT_ANY_PRODUCTS: "prod_c",
    });
    expect(payments.base?.origin).toBe("http://127.0.0.1:12111");
    expect(payments.accountManagement).toEqual({ active: ["prod_a", "prod_b"], any: ["prod_c"] });
    expect(() => readSettings({ ...production, STRIPE_SECRET_KEY: "sk_1" })).toThrow(SettingsError);
  });

  it("ERR-029: a development server listens on its own machine unless told otherwise", () => {
    expect(readSettings(development).host).toBe("127.0.0.1");
    expect(readSettings(production).host).toBe("0.0.0.0");
    expect(readSettings({ ...development, HOST: "::" }).host).toBe("::");
  });

  it.each([
    [undefined, { kind: "off" }],
    ["off", { kind: "off" }],
    ["0", { kind: "off" }],
    ["2", { kind: "hops", count: 2 }],
    ["10.0.0.5, fd00::/8", { kind: "addresses", ranges: ["10.0.0.5", "fd00::/8"] }],
  ])("ERR-028: trust the proxies of TRUST_PROXY=%s", (given, trustProxy) => {
    expect(readSettings({ ...development, TRUST_PROXY: given }).trustProxy).toEqual(trustProxy);
  });

  it.each([
    "true",
    "on",
    "*",
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/33",
    "10.0.0",
    "proxy.internal",
    "11",
    "-1",
    "10.0.0.1/8/8",
  ])("ERR-028: refuse TRUST_PROXY=%s, which could trust anybody or means nothing", (given) => {
    expect(() => readSettings({ ...development, TRUST_PROXY: given })).toThrow(
      /^TRUST_PROXY must be [^\n]*$/,
    );
  });

  it("never load the demo people in production", () => {
    expect(readSettings({ ...production, DEMO: "on" }).demo).toBe(false);
  });

  it.each([
    ["a port that is no number", { PORT: "web" }, "PORT"],
    ["a port beyond the last", { PORT: "70000" }, "PORT"],
    ["a host that is none", { HOST: "http://x" }, "HOST"],
    ["an unknown database", { DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    ["an embedded database without a folder", { DATABASE_URL: "pglite:" }, "DATABASE_URL"],
    ["a public address that is none", { PUBLIC_URL: "plateful" }, "PUBLIC_URL"],
    ["a mail server that is none", { SMTP_URL: "mail.example" }, "SMTP_URL"],
    ["an unknown log level", { LOG_LEVEL: "loud" }, "LOG_LEVEL"],
    ["threads that are no number", { PLANNER_THREADS: "many" }, "PLANNER_THREADS"],
    ["a key that is too short", { SECRET_KEY: "short" }, "SECRET_KEY"],
    ["production without a key", { NODE_ENV: "production", SECRET_KEY: "" }, "SECRET_KEY"],
    ["a switch that is neither on nor off", { DEMO: "maybe" }, "DEMO"],
    ["a date of the demo that is none", { DEMO_DATE: "2026-02-30" }, "DEMO_DATE"],
  ])("refuse %s in one line that names the setting", (_what, wrong, name) => {
    const read = () => readSettings({ ...development, ...wrong });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it("ERR-041 ERR-042: reads where the owner logs in, and for how long the start waits for the database", () => {
    const url = "postgres://login@db/plateful";
    const ownerUrl = "postgres://owner@db/plateful";
    const read = (env: NodeJS.ProcessEnv) =>
      readSettings({ DATABASE_URL: url, SECRET_KEY: "b3Blbi1zZXNhbWUtMTIzNDU2Nzg5MC1xdw", ...env });
    expect(read({}).database).toEqual({ kind: "postgres", url });
    expect(read({ DATABASE_OWNER_URL: ownerUrl }).database).toEqual({ kind: "postgres", url, ownerUrl });
    expect([read({}), read({ DATABASE_WAIT_SECONDS: "0" })].map((one) => one.databaseWaitSeconds)).toEqual([
      60, 0,
    ]);
    for (const wrong of [{ DATABASE_OWNER_URL: "mysql://x" }, { DATABASE_WAIT_SECONDS: "soon" }])
      expect(() => read(wrong)).toThrow(Object.keys(wrong)[0]);
    const embedded = { DATABASE_URL: "pglite:memory", DATABASE_OWNER_URL: ownerUrl };
    expect(() => read(embedded)).toThrow("DATABASE_OWNER_URL");
  });

  it("OPS-013: reads where messages are heard past a pooler, of a server alone", () => {
    const url = "postgres://login@pooler:6432/plateful";
    const directUrl = "postgres://login@db/plateful";
    const read = (env: NodeJS.ProcessEnv) => readSettings({ ...development, DATABASE_URL: url, ...env });
    expect(read({ DATABASE_DIRECT_URL: directUrl }).database).toEqual({ kind: "postgres", url, directUrl });
    for (const wrong of [
      { DATABASE_DIRECT_URL: "db:5432" },
      { DATABASE_URL: "pglite:memory", DATABASE_DIRECT_URL: directUrl },
    ])
      expect(() => read(wrong)).toThrow("DATABASE_DIRECT_URL");
  });
});
