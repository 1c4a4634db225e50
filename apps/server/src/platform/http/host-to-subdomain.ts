import type { Settings } from "../settings/settings.ts";

const NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** First labels of a host that name the product itself rather than an organisation (ledger ORG-017). */
const OWN_LABELS = ["www", "app"];

type Hosts = Pick<Settings, "publicUrl" | "previewHosts">;

/** Whether a host below ours, however deep, is that of a preview (ledger ORG-018). */
export const isPreviewHost = (hostname: string, { previewHosts }: Pick<Hosts, "previewHosts">): boolean =>
  previewHosts.some((suffix) => hostname.endsWith(suffix));

/** Whether a host below ours shows the main site: `www`, `app`, and the hosts of previews (ledger ORG-017, ORG-018). */
export const isMainLabel = (label: string, hostname: string, hosts: Hosts): boolean =>
  OWN_LABELS.includes(label) || isPreviewHost(hostname, hosts);

/** The name of a site from the host of its address: `fit-club` of `fit-club.plateful.example`; null on the main site. */
export function hostToSubdomain(host: string, hosts: Hosts): string | null {
  const own = `.${new URL(hosts.publicUrl).hostname}`;
  const asked = host.toLowerCase().replace(/:\d+$/, "");
  const name = asked.endsWith(own) ? asked.slice(0, -own.length) : "";
  return NAME.test(name) && !isMainLabel(name, asked, hosts) ? name : null;
}
