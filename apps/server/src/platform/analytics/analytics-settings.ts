import { SettingsError } from "../settings/settings-error.ts";

/** Where events of the business go: a server that speaks PostHog's batch interface (ledger ANALYTICS-005). */
export interface AnalyticsSettings {
  /** Ends with a slash. */
  readonly url: string;
  readonly key: string;
}

/**
 * Reads ANALYTICS_URL and ANALYTICS_KEY; undefined = no event leaves the product.
 * @throws SettingsError when one is set without the other, or events would travel in the open.
 */
export function readAnalytics(env: NodeJS.ProcessEnv, production: boolean): AnalyticsSettings | undefined {
  const url = env.ANALYTICS_URL || undefined;
  const key = env.ANALYTICS_KEY || undefined;
  if ((url === undefined) !== (key === undefined))
    throw new SettingsError("ANALYTICS_URL and ANALYTICS_KEY are set together or not at all.");
  if (url === undefined || key === undefined) return undefined;
  const protocols = production ? /^https:\/\/\S+$/ : /^https?:\/\/\S+$/;
  if (!protocols.test(url) || !URL.canParse(url))
    throw new SettingsError("ANALYTICS_URL must be an https address.");
  return { url: url.endsWith("/") ? url : `${url}/`, key };
}
