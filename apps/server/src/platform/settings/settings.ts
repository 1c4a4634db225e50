import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { dayNumber } from "@plateful/nutrition";
import type { Language } from "@plateful/phrases";
import { type AnalyticsSettings, readAnalytics } from "../analytics/analytics-settings.ts";
import type { LogLevel } from "../base/log.ts";
import type { KeyRing } from "../encryption/key-ring.ts";
import { readDataKeys } from "../encryption/read-data-keys.ts";
import type { TrustProxy } from "../http/client-address.ts";
import { readTraces, type TracesSettings } from "../traces/traces-settings.ts";
import { type BackupSettings, readBackupSettings } from "./backup-settings.ts";
import { type MediaPlace, readMediaBucket } from "./bucket-settings.ts";
import { type DatabaseAddress, readDatabaseAddress } from "./database-address.ts";
import { type ProcessSettings, readProcessSettings } from "./process-settings.ts";
import { readCorsOrigins } from "./read-cors-origins.ts";
import { readLogLevel } from "./read-log-level.ts";
import { readNumber } from "./read-number.ts";
import { readPreviewHosts } from "./read-preview-hosts.ts";
import { readPreviewLanguages } from "./read-preview-languages.ts";
import { readTrackingPixel, type TrackingPixel } from "./read-tracking-pixel.ts";
import { readMailWebhookSecret, readSecretKey, refuseGuessable } from "./secret-settings.ts";
import { SettingsError } from "./settings-error.ts";

export type { DatabaseAddress, PostgresAddress } from "./database-address.ts";
export { SettingsError } from "./settings-error.ts";

/** The payment provider (ledger BILL-014, BILL-032). */
export interface PaymentSettings {
  /** Both keys are set, or neither: then a development server brings a provider of its own. */
  readonly secretKey: string | undefined;
  readonly webhookSecret: string | undefined;
  /** Where the provider is reached; undefined = where its own library looks for it. */
  readonly base: URL | undefined;
  /** Where people manage their billing when the provider gives no link (ledger BILL-021). */
  readonly portalUrl: string | undefined;
  /** Products that coaches can subscribe to; empty = none is for sale here. */
  readonly coachProducts: readonly string[];
  /** Products whose subscribers manage their subscription here: while it is active, and always. */
  readonly accountManagement: { readonly active: readonly string[]; readonly any: readonly string[] };
}

/** Everything that the environment decides, read once at start. The README lists the same names and defaults. */
export interface Settings extends ProcessSettings, MediaPlace {
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Whose forwarded headers are believed. */
  readonly trustProxy: TrustProxy;
  readonly database: DatabaseAddress;
  /** Seconds for which the start waits for a database server; and whether one that may lose acknowledged writes is refused. */
  readonly databaseWaitSeconds: number;
  readonly databaseMustKeepWrites: boolean;
  /** Origin under which people reach the product, without a final slash. */
  readonly publicUrl: string;
  /** How hosts of previews end, which show the main site (ledger ORG-018). */
  readonly previewHosts: readonly string[];
  /** Origins of others whose pages may read answers of the API (ledger DOOR-077). */
  readonly corsOrigins: readonly string[];
  /** Unfinished languages that screens are shown in where a device asks for them; none in the ordinary product. */
  readonly previewLanguages: readonly Language[];
  /** Address of the mail server; undefined = mails are kept and shown on a local page. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Key of codes and signatures, and keys of encrypted columns; both live outside the database (ledger AUTH-023, DATA-064). */
  readonly secretKey: string;
  readonly dataKeys: KeyRing;
  readonly production: boolean;
  readonly logLevel: LogLevel;
  /** Whether plans that were made while someone waited are made better afterwards. */
  readonly improvePlans: boolean;
  /** Threads that plan meals; 0 = the server's own thread does it. */
  readonly plannerThreads: number;
  /** Whether the demo people are loaded and can be entered with one press. */
  readonly demo: boolean;
  /** The date as of which the demo world is made, so that it is the same each time; undefined = today. */
  readonly demoDate: string | undefined;
  /** Whether anybody may make a demo account that ends after a day (ledger AUTH-043). */
  readonly demoAccounts: boolean;
  /** Whether recipes are fetched from web pages; texts are read anyhow (ledger REC-114). */
  readonly webImports: boolean;
  /** Whether assistants are answered that speak the Model Context Protocol (ledger DOOR-015). */
  readonly assistants: boolean;
  /** Folder of the built web app; undefined = the API alone. */
  readonly webFolder: string | undefined;
  /** External addresses (ledger SUPPORT-009); undefined = the built-in help page. */
  readonly links: Readonly<
    Record<"terms" | "privacy" | "help" | "cycleBlog" | "menopauseBlog" | "bookDemo", string | undefined>
  >;
  readonly payments: PaymentSettings;
  /** Where events of the business go; undefined = nowhere. */
  readonly analytics: AnalyticsSettings | undefined;
  /** Where traces go; undefined = nothing is traced. */
  readonly traces: TracesSettings | undefined;
  /** Where tracking pixels of practices come from; undefined = none is loaded. */
  readonly trackingPixel: TrackingPixel | undefined;
  /** Key with which the mail provider signs what it reports; undefined = it reports nothing. */
  readonly mailWebhookSecret: string | undefined;
  readonly backups: BackupSettings;
  /** Where vulnerabilities are reported, as a URI; undefined = there is no security.txt. */
  readonly securityContact: string | undefined;
  /** Where people reach those who run the product, as a URI; undefined = the help pages name nobody. */
  readonly supportContact: string | undefined;
}

/** What a command needs that works on the data without starting the product. */
export type DataSettings = Pick<Settings, "database" | "mediaFolder" | "mediaBucket" | "backups">;

/** A development server is for its own machine; in production the address is chosen by what is in front. */
function readHost(value: string | undefined, production: boolean): string {
  if (value === undefined || value === "") return production ? "0.0.0.0" : "127.0.0.1";
  if (isIP(value) === 0 && !/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(value))
    throw new SettingsError(`HOST must be an address or a host name, not "${value}".`);
  return value;
}

const MAX_HOPS = 10;

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
  if (/^\d+$/.test(given) && Number(given) <= MAX_HOPS) return { kind: "hops", count: Number(given) };
  const ranges = readList(given);
  if (ranges.length > 0 && ranges.every(isRange)) return { kind: "addresses", ranges };
  throw new SettingsError(
    `TRUST_PROXY must be off, the number of proxies in front of the server (1 to ${MAX_HOPS}), or their addresses and ranges with commas between them, like 10.0.0.5,fd00::/8, not "${given}". It cannot trust every address.`,
  );
}

/** One core is left to the calls; more than four threads would outrun the database. */
const usefulThreads = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

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

function readSwitch(name: string, value: string | undefined, otherwise: boolean): boolean {
  if (value === undefined || value === "") return otherwise;
  if (["1", "true", "on"].includes(value)) return true;
  if (["0", "false", "off"].includes(value)) return false;
  throw new SettingsError(`${name} must be on or off, not "${value}".`);
}

/** What the product may leave undone, or does only where it is asked to. */
const readSwitches = (
  env: NodeJS.ProcessEnv,
): Pick<Settings, "improvePlans" | "demoAccounts" | "webImports" | "assistants"> => ({
  improvePlans: readSwitch("IMPROVE_PLANS", env.IMPROVE_PLANS, true),
  demoAccounts: readSwitch("DEMO_ACCOUNTS_ENABLED", env.DEMO_ACCOUNTS_ENABLED, false),
  webImports: readSwitch("WEB_IMPORTS", env.WEB_IMPORTS, true),
  assistants: readSwitch("MCP", env.MCP, true),
});

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

/** An address for mail is written as a URI, as RFC 9116 asks. */
function readContact(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (/^[^\s@:]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)) return `mailto:${value}`;
  if (/^(https:\/\/|mailto:)\S+$/.test(value)) return value;
  throw new SettingsError(`${name} must be a mail address or an https address.`);
}

const readList = (value: string | undefined): string[] =>
  (value ?? "")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

function readPayments(env: NodeJS.ProcessEnv): PaymentSettings {
  const secretKey = env.STRIPE_SECRET_KEY || undefined;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET || undefined;
  if (webhookSecret !== undefined) refuseGuessable("STRIPE_WEBHOOK_SECRET", webhookSecret);
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new SettingsError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together or not at all.");
  const base = env.STRIPE_API_BASE;
  return {
    secretKey,
    webhookSecret,
    base: base === undefined || base === "" ? undefined : new URL(readOrigin("STRIPE_API_BASE", base)),
    portalUrl: readLink("BILLING_PORTAL_URL", env.BILLING_PORTAL_URL),
    coachProducts: readList(env.COACH_PRODUCTS),
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
  const port = readNumber("PORT", env.PORT, { otherwise: 3000, max: 65_535 });
  const database = readDatabaseAddress(env);
  const logLevel = readLogLevel(env.LOG_LEVEL);
  const smtpUrl = env.SMTP_URL || undefined;
  if (smtpUrl !== undefined && !/^smtps?:\/\/\S+$/.test(smtpUrl))
    throw new SettingsError("SMTP_URL must look like smtp://user:password@host:587.");
  const publicUrl = readOrigin("PUBLIC_URL", env.PUBLIC_URL || `http://localhost:${port}`);
  const demo = readSwitch("DEMO", env.DEMO, !production) && !production;
  return {
    ...readProcessSettings(env, database.kind === "pglite"),
    port,
    host: readHost(env.HOST, production),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    database,
    databaseWaitSeconds: readNumber("DATABASE_WAIT_SECONDS", env.DATABASE_WAIT_SECONDS, {
      otherwise: 60,
      max: 3_600,
    }),
    databaseMustKeepWrites:
      production && !readSwitch("DATABASE_MAY_LOSE_WRITES", env.DATABASE_MAY_LOSE_WRITES, false),
    publicUrl,
    previewHosts: readPreviewHosts(env.PREVIEW_HOSTS, publicUrl),
    corsOrigins: readCorsOrigins(env.CORS_ORIGINS),
    previewLanguages: readPreviewLanguages(env.PREVIEW_LANGUAGES),
    smtpUrl,
    mailFrom: env.MAIL_FROM || "Plateful <no-reply@plateful.example>",
    secretKey: readSecretKey(
      env.SECRET_KEY,
      production,
      database.kind === "pglite" ? database.folder : "./data",
    ),
    dataKeys: readDataKeys(env, database),
    production,
    logLevel,
    ...readSwitches(env),
    plannerThreads: readNumber("PLANNER_THREADS", env.PLANNER_THREADS, {
      otherwise: usefulThreads(),
      max: 64,
    }),
    demo,
    demoDate: readDate("DEMO_DATE", env.DEMO_DATE),
    webFolder,
    links: {
      terms: readLink("TERMS_URL", env.TERMS_URL),
      privacy: readLink("PRIVACY_URL", env.PRIVACY_URL),
      help: readLink("HELP_URL", env.HELP_URL),
      cycleBlog: readLink("CYCLE_BLOG_URL", env.CYCLE_BLOG_URL),
      menopauseBlog: readLink("MENOPAUSE_BLOG_URL", env.MENOPAUSE_BLOG_URL),
      bookDemo: readLink("BOOK_A_DEMO_URL", env.BOOK_A_DEMO_URL),
    },
    payments: readPayments(env),
    analytics: readAnalytics(env, production),
    traces: readTraces(env, production),
    trackingPixel: readTrackingPixel(env.TRACKING_PIXEL_URL),
    mediaFolder: readMediaFolder(env.MEDIA_FOLDER, database),
    mediaBucket: readMediaBucket(env),
    mailWebhookSecret: readMailWebhookSecret(env.MAIL_WEBHOOK_SECRET),
    backups: readBackupSettings(env),
    securityContact: readContact("SECURITY_CONTACT", env.SECURITY_CONTACT),
    supportContact: readContact("SUPPORT_CONTACT", env.SUPPORT_CONTACT),
  };
}

/**
 * Reads where the data lies. Unlike `readSettings` it asks for no key and writes nothing.
 * @throws SettingsError for the first setting that cannot work.
 */
export function readDataSettings(env: NodeJS.ProcessEnv): DataSettings {
  const database = readDatabaseAddress(env);
  return {
    database,
    mediaFolder: readMediaFolder(env.MEDIA_FOLDER, database),
    mediaBucket: readMediaBucket(env),
    backups: readBackupSettings(env),
  };
}
