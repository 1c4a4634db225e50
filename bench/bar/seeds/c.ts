import type { Seeds } from "../check.ts";

const PLATFORM = "apps/server/src/platform";
const FIELDS = "packages/contract/src/fields.ts";

export const C_SEEDS: Seeds = {
  /** U+0000 reaches the database. */
  C1: [{ file: FIELDS, from: '!value.includes("\\u0000")', to: "value.length >= 0" }],
  /** What is too large is taken all the same. */
  C2: [
    {
      file: `${PLATFORM}/http/validate.ts`,
      from: "  if (result.success) return result.data;",
      to: `  if (result.success) return result.data;
  if (result.error.issues.every(({ code }) => code === "too_big")) return input as never;`,
    },
  ],
  /** Infinity is read as a number that fits. */
  C3: [
    {
      file: `${PLATFORM}/http/json-body.ts`,
      from: "JSON.parse(text);",
      to: 'JSON.parse(text.replaceAll("1e309", "1"));',
    },
  ],
  C4: [
    {
      file: `${PLATFORM}/http/json-body.ts`,
      from: "const JSON_LIMIT_BYTES = 1_000_000;",
      to: "const JSON_LIMIT_BYTES = 500_000_000;",
    },
  ],
  /** Texts are stored in another normal form than they were sent. */
  C5: [{ file: FIELDS, from: "value.toWellFormed()", to: 'value.toWellFormed().normalize("NFD")' }],
  /** Signs of a pattern are not escaped. */
  C6: [
    {
      file: "apps/server/src/sign-in/accounts/user-store.ts",
      from: 'search.replaceAll(/[\\\\%_]/g, "\\\\$&")',
      to: "search",
    },
  ],
  /** A limit that only the app keeps. */
  C7: [
    { file: "packages/nutrition/src/measurement.ts", from: "sleep: { max: 16 }", to: "sleep: { max: 24 }" },
  ],
  /** Everybody has one limit together. */
  C8: [
    {
      file: `${PLATFORM}/http/rate-limit.ts`,
      from: "const personKey = (person: number) =>",
      to: "const personKey = (_: number, person = 0) =>",
    },
  ],
  /** Half a request is waited for. */
  C9: [
    {
      file: `${PLATFORM}/http/http-server.ts`,
      from: "headersTimeout: 8_000, requestTimeout: 10_000, connectionsCheckingInterval: 2_000",
      to: "headersTimeout: 800_000, requestTimeout: 900_000, connectionsCheckingInterval: 200_000",
    },
  ],
  C10: [
    {
      file: "apps/server/src/sign-in/accounts/own-address.ts",
      from: "const SUBDOMAIN = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;",
      to: "const SUBDOMAIN = /^([a-z0-9]+)+$/;",
    },
  ],
  /** A body may name the prototype. */
  C11: [
    {
      file: `${PLATFORM}/http/json-body.ts`,
      from: "!MAY_NAME_PROTOTYPE.test(text) || !namesPrototype(value)",
      to: "true",
    },
  ],
};
