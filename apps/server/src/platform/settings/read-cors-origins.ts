import { SettingsError } from "./settings-error.ts";

const isLoopback = (hostname: string): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(hostname) || hostname.endsWith(".localhost");

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  // A pattern is a valid host name to the parser, and would match no page.
  return (
    origin === value &&
    !hostname.includes("*") &&
    (protocol === "https:" || (protocol === "http:" && isLoopback(hostname)))
  );
}

/**
 * The origins whose pages may read answers of the API (ledger DOOR-077).
 * @throws SettingsError for what is no origin, and for `*`: pages that may read what people eat are named one by one.
 */
export function readCorsOrigins(value: string | undefined): readonly string[] {
  const given = (value ?? "").split(",").map((origin) => origin.trim().replace(/\/$/, ""));
  const origins = given.filter((origin) => origin !== "");
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new SettingsError(
    `CORS_ORIGINS must be https origins with commas between them, like https://app.example.org, not "${wrong}".`,
  );
}
