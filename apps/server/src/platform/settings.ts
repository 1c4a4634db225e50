import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { dayNumber } from "@plateful/nutrition";
import type { TrustProxy } from "./client-address.ts";

/** Where the data lives: an embedded database in a folder or in memory, or a PostgreSQL server. */
export type DatabaseAddress =
  | { readonly kind: "pglite"; readonly folder: string | undefined }
  | { readonly kind: "postgres"; readonly url: string };

/** The payment provider (ledger BILL-014, BILL-032). */
export interface PaymentSettings {
  /** Both keys are set, or neither: then a development server brings a provider of its own. */
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
  /** Where the provider is reached; undefined = where its own library looks for it. */
  readonly base: URL | undefined;
  /** Where people manage their billing when the provider gives no link (ledger BILL-021). */
  readonly portalUrl: string | undefined;
  /** Products whose subscribers manage their subscription here: while it is active, and always. */
  readonly accountManagement: { readonly active: readonly string[]; readonly any: readonly string[] };
}

/** Everything that the environment decides, read once at start. The README lists the same names and defaults. */
export interface Settings {
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Whose forwarded headers are believed. */
  readonly trustProxy: TrustProxy;
  readonly database: DatabaseAddress;
  /** Origin under which people reach the product, without a final slash. */
  readonly publicUrl: string;
  /** Address of the mail server; undefined = mails are kept and shown on a local page. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Key of codes and signatures; lives outside the database (ledger AUTH-023). */
  readonly secretKey: string;
  readonly production: boolean;
  readonly logLevel: string;
  /** Whether plans that were made while somebody waited are made better afterwards. */
  readonly improvePlans: boolean;
  /** Threads that plan meals; 0 = the server's own thread does it. */
  readonly plannerThreads: number;
  /** Whether the demo people are loaded and can be entered with one press. */
  readonly demo: boolean;
  /** The date as of which the demo world is made, so that it is the same each time; undefined = today. */
  readonly demoDate: string | undefined;
  /** Whether anybody may make a demo account that ends after a day (ledger AUTH-043). */
  readonly demoAccounts: boolean;
  /** Folder of the built web app; undefined = the API alone. */
  readonly webFolder: string | undefined;
  /** External addresses (ledger SUPPORT-009); undefined = the built-in help page. */
  readonly links: Readonly<
    Record<"terms" | "privacy" | "help" | "cycleBlog" | "menopauseBlog", string | undefined>
  >;
  readonly payments: PaymentSettings;
  /** Folder of the pictures that people upload; undefined = kept in memory, like the database. */
  readonly mediaFolder: string | undefined;
  /** Key with which the mail provider signs what it reports; undefined = it reports nothing. */
  readonly mailWebhookSecret: string | undefined;
}

/** A setting that cannot work. The message is one line that a person can act on. */
export class SettingsError extends Error {}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

function readPort(value: string | undefined): number {
  if (value === undefined || value === "") return 3000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${value}".`);
  return port;
}

/** A development server is for its own machine; in production the address is chosen by what is in front. */
function readHost(value: string | undefined, production: boolean): string {
  if (value === undefined || value === "") return production ? "0.0.0.0" : "127.0.0.1";
  if (isIP(value) === 0 && !/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(value))
    throw new SettingsError(`HOST must be an address or a host name, not "${value}".`);
  return value;
}

const MOST_HOPS = 10;

/** An address, or a range of them in CIDR form that does not hold every address. */
function isRange(value: string): boolean {
  const [address = "", bits, ...rest] = value.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
}

function readTrustProxy(value: string | undefined): TrustProxy {
  const given = value?.trim() ?? "";
  if (given === "" || given === "off" || given === "0") return { kind: "off" };
  if (/^\d+$/.test(given) && Number(given) <= MOST_HOPS) return { kind: "hops", count: Number(given) };
  const ranges = readList(given);
  if (ranges.length > 0 && ranges.every(isRange)) return { kind: "addresses", ranges };
  throw new SettingsError(
    `TRUST_PROXY must be off, the number of proxies in front of the server (1 to ${MOST_HOPS}), or their addresses and ranges with commas between them, like 10.0.0.5,fd00::/8, not "${given}". It cannot trust every address.`,
  );
}

/** One core is left to the calls; more than four threads would outrun the database. */
const usefulThreads = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

function readThreads(value: string | undefined): number {
  if (value === undefined || value === "") return usefulThreads();
  const threads = Number(value);
  if (!Number.isInteger(threads) || threads < 0 || threads > 64)
    throw new SettingsError(`PLANNER_THREADS must be a number from 0 to 64, not "${value}".`);
  return threads;
}

function readDatabase(value: string | undefined): DatabaseAddress {
  const url = value === undefined || value === "" ? "pglite:./data" : value;
  if (url === "pglite:memory") return { kind: "pglite", folder: undefined };
  if (url.startsWith("pglite:") && url.length > "pglite:".length)
    return { kind: "pglite", folder: url.slice("pglite:".length) };
  if ((url.startsWith("postgres://") || url.startsWith("postgresql://")) && URL.canParse(url))
    return { kind: "postgres", url };
  throw new SettingsError(
    "DATABASE_URL must be pglite:<folder>, pglite:memory or postgres://user:password@host:port/database.",
  );
}

function readOrigin(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new SettingsError(`${name} must be an http or https address, not "${value}".`);
  return new URL(value).origin;
}

/** Pictures lie with the data, unless told otherwise; a database in memory keeps them there, too. */
function readMediaFolder(value: string | undefined, database: DatabaseAddress): string | undefined {
  if (value !== undefined && value !== "") return value;
  if (database.kind === "postgres") return "./data/media";
  return database.folder === undefined ? undefined : join(database.folder, "media");
}

/** In development a key is made once and kept beside the data, so that sessions outlive a restart. */
function keptSecretKey(folder: string | undefined): string {
  if (folder === undefined) return randomBytes(32).toString("base64url");
  const file = join(folder, "secret-key");
  try {
    if (existsSync(file)) return readFileSync(file, "utf8").trim();
    mkdirSync(folder, { recursive: true });
    const key = randomBytes(32).toString("base64url");
    writeFileSync(file, key, { mode: 0o600 });
    chmodSync(file, 0o600);
    return key;
  } catch (error) {
    throw new SettingsError(`The data folder "${folder}" cannot be written: ${(error as Error).message}`);
  }
}

function readSecretKey(env: NodeJS.ProcessEnv, production: boolean, database: DatabaseAddress): string {
  const given = env.SECRET_KEY;
  if (given !== undefined && given !== "") {
    if (given.length < 32) throw new SettingsError("SECRET_KEY must be at least 32 characters long.");
    return given;
  }
  if (production) throw new SettingsError("SECRET_KEY is required when NODE_ENV is production.");
  return keptSecretKey(database.kind === "pglite" ? database.folder : "./data");
}

function readSwitch(name: string, value: string | undefined, otherwise: boolean): boolean {
  if (value === undefined || value === "") return otherwise;
  if (["1", "true", "on"].includes(value)) return true;
  if (["0", "false", "off"].includes(value)) return false;
  throw new SettingsError(`${name} must be on or off, not "${value}".`);
}

function readDate(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (dayNumber(value) === null) throw new SettingsError(`${name} must be a date like 2026-03-18.`);
  return value;
}

function readLink(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (!/^https?:\/\/\S+$/.test(value)) throw new SettingsError(`${name} must be an http or https address.`);
  return value;
}

const readList = (value: string | undefined): string[] =>
  (value ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

function readPayments(env: NodeJS.ProcessEnv): PaymentSettings {
  const secretKey = env.STRIPE_SECRET_KEY || undefined;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET || undefined;
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new SettingsError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together or not at all.");
  const base = env.STRIPE_API_BASE;
  return {
    secretKey,
    webhookSecret,
    base: base === undefined || base === "" ? undefined : new URL(readOrigin("STRIPE_API_BASE", base)),
    portalUrl: readLink("BILLING_PORTAL_URL", env.BILLING_PORTAL_URL),
    accountManagement: {
      active: readList(env.ACCOUNT_MANAGEMENT_ACTIVE_PRODUCTS),
      any: readList(env.ACCOUNT_MANAGEMENT_ANY_PRODUCTS),
    },
  };
}

/**
 * Reads the settings from the environment.
 * @throws SettingsError for the first setting that cannot work.
 */
export function readSettings(env: NodeJS.ProcessEnv, webFolder?: string): Settings {
  const production = env.NODE_ENV === "production";
  const port = readPort(env.PORT);
  const database = readDatabase(env.DATABASE_URL);
  const logLevel = env.LOG_LEVEL || "info";
  if (!LOG_LEVELS.includes(logLevel))
    throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.`);
  const smtpUrl = env.SMTP_URL || undefined;
  if (smtpUrl !== undefined && !/^smtps?:\/\/\S+$/.test(smtpUrl))
    throw new SettingsError("SMTP_URL must look like smtp://user:password@host:587.");
  const demo = readSwitch("DEMO", env.DEMO, !production) && !production;
  return {
    port,
    host: readHost(env.HOST, production),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    database,
    publicUrl: readOrigin("PUBLIC_URL", env.PUBLIC_URL || `http://localhost:${port}`),
    smtpUrl,
    mailFrom: env.MAIL_FROM || "Plateful <no-reply@plateful.example>",
    secretKey: readSecretKey(env, production, database),
    production,
    logLevel,
    improvePlans: readSwitch("IMPROVE_PLANS", env.IMPROVE_PLANS, true),
    plannerThreads: readThreads(env.PLANNER_THREADS),
    demo,
    demoDate: readDate("DEMO_DATE", env.DEMO_DATE),
    demoAccounts: readSwitch("DEMO_ACCOUNTS_ENABLED", env.DEMO_ACCOUNTS_ENABLED, false),
    webFolder,
    links: {
      terms: readLink("TERMS_URL", env.TERMS_URL),
      privacy: readLink("PRIVACY_URL", env.PRIVACY_URL),
      help: readLink("HELP_URL", env.HELP_URL),
      cycleBlog: readLink("CYCLE_BLOG_URL", env.CYCLE_BLOG_URL),
      menopauseBlog: readLink("MENOPAUSE_BLOG_URL", env.MENOPAUSE_BLOG_URL),
    },
    payments: readPayments(env),
    mediaFolder: readMediaFolder(env.MEDIA_FOLDER, database),
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET || undefined,
  };
}
