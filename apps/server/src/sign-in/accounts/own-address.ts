import { invalidField } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { isMainLabel, isPreviewHost } from "../../platform/http/host-to-subdomain.ts";
import type { Settings } from "../../platform/settings/settings.ts";
import { findSite } from "./site-store.ts";

const HTTP_ADDRESS = /^https?:\/\/[^\s\\\p{Cc}]+$/iu;
const SUBDOMAIN = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Where an address of ours leads: the main site (`null`) or the site of one organisation. */
export interface OwnSite {
  readonly url: URL;
  readonly subdomain: string | null;
}

/** The names of the machine itself; a browser opens all three where a server says that it is ready at one of them. */
const THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

const isLocal = ({ hostname }: URL) => hostname === "localhost" || hostname.endsWith(".localhost");

/** While developing, the main site has every name of this machine, where no address can lead to someone else. */
const isMainHost = ({ hostname }: URL, own: URL, { production }: Settings): boolean =>
  hostname === own.hostname ||
  (!production && THIS_MACHINE.includes(hostname) && THIS_MACHINE.includes(own.hostname));

function hasOwnScheme(url: URL, own: URL, settings: Settings): boolean {
  if (url.protocol === own.protocol && url.port === own.port) return true;
  // While developing, the page may come from another port of this machine than the API.
  return !settings.production && isLocal(url) && isLocal(own) && url.protocol === "http:";
}

/**
 * Reads an address that must be ours: the main site, which has a few more hosts, or one label below it. The answer is the parsed address, so that
 * what was checked is also what is used. Null for every other address (ledger AUTH-014).
 */
export function readOwnSite(address: string, settings: Settings): OwnSite | null {
  if (!HTTP_ADDRESS.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const own = new URL(settings.publicUrl);
  if (url.username !== "" || url.password !== "" || !hasOwnScheme(url, own, settings)) return null;
  if (isMainHost(url, own, settings)) return { url, subdomain: null };
  const suffix = `.${own.hostname}`;
  if (!url.hostname.endsWith(suffix)) return null;
  if (isPreviewHost(url.hostname, settings)) return { url, subdomain: null };
  const subdomain = url.hostname.slice(0, -suffix.length);
  if (!SUBDOMAIN.test(subdomain)) return null;
  return { url, subdomain: isMainLabel(subdomain, url.hostname, settings) ? null : subdomain };
}

/** The origin of the main site, or of the site of one organisation. */
export function siteOrigin(settings: Settings, subdomain: string | null): string {
  if (subdomain === null) return settings.publicUrl;
  const url = new URL(settings.publicUrl);
  url.hostname = `${subdomain}.${url.hostname}`;
  return url.origin;
}

/**
 * Reads the address that a mail, a checkout or another page leads back to: that of the main site, or of the site of an
 * organisation that exists, since any other name below ours may be given to someone else.
 * @throws InvalidFields at the field that holds the address, unless it is ours.
 */
export async function readRedirectUrl(
  { db, services }: Pick<Call, "db" | "services">,
  field: string,
  address: string,
): Promise<URL> {
  const site = readOwnSite(address, services.settings);
  if (site === null || (site.subdomain !== null && (await findSite(db, site.subdomain)) === null))
    throw invalidField(field, "redirect_url");
  return site.url;
}

/** The link in a mail: the address that was asked for, with the token in its query. */
export function linkWithToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set("magic_link_token", token);
  return url.href;
}
