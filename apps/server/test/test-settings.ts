import { parseDataKeys } from "../src/platform/encryption/key-ring.ts";
import type { DatabaseAddress, Settings } from "../src/platform/settings/settings.ts";

/**
 * Owns the tables of the tests on PostgreSQL: an ordinary role, whom the policies bind. (The embedded database, the journeys
 * and the measurements are owned by a superuser.)
 */
export const OWNER = "plateful_owner";

/** The same for all tests, as the templates of their databases are. */
export const TEST_KEY = "test:4sFvS9qiJ4s0pXbMBJJvLtcK2yTX8DOEpA8p2iwHkVs=";

/** Settings of a development server on a database of the test's own. */
export function testSettings(database: DatabaseAddress): Settings {
  return {
    role: "all",
    databaseConnections: 10,
    replicaWaitMs: 50,
    stopNoticeSeconds: 0,
    metrics: undefined,
    port: 0,
    host: "127.0.0.1",
    trustProxy: { kind: "off" },
    database,
    databaseWaitSeconds: 0,
    databaseMustKeepWrites: false,
    publicUrl: "http://localhost:3000",
    previewHosts: [],
    corsOrigins: [],
    previewLanguages: [],
    smtpUrl: undefined,
    mailFrom: "Plateful <no-reply@plateful.example>",
    secretKey: "a-key-for-tests-that-is-long-enough-to-be-one",
    dataKeys: parseDataKeys(TEST_KEY, "the tests"),
    production: false,
    logLevel: "silent",
    improvePlans: false,
    // Threads cost a test more than they give; those of the planner have tests of their own.
    plannerThreads: 0,
    demo: false,
    demoDate: undefined,
    demoAccounts: false,
    webImports: true,
    assistants: true,
    webFolder: undefined,
    links: {
      terms: undefined,
      privacy: undefined,
      help: undefined,
      cycleBlog: undefined,
      menopauseBlog: undefined,
      bookDemo: undefined,
    },
    payments: {
      secretKey: undefined,
      webhookSecret: undefined,
      base: undefined,
      portalUrl: undefined,
      coachProducts: [],
      accountManagement: { active: [], any: [] },
    },
    analytics: undefined,
    traces: undefined,
    trackingPixel: undefined,
    mediaFolder: undefined,
    mailWebhookSecret: undefined,
    backups: { folder: undefined, schedule: undefined, keepDays: 30, key: undefined },
    securityContact: undefined,
    supportContact: undefined,
  };
}
