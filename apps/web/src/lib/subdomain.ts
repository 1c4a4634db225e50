const KEY = "plateful-subdomain";
const NAME = /^[a-z0-9-]{1,63}$/;
/** First labels of a host that name the product itself rather than an organisation (ledger ORG-017). */
const OWN_LABELS = ["www", "app"];

interface Place {
  readonly hostname: string;
  readonly search: string;
}

/** The organisation's name in a host such as `studio.plateful.example`; null on the main site. */
export function subdomainOfHost(hostname: string): string | null {
  const labels = hostname.split(".");
  const [first = ""] = labels;
  if (labels.length < 3 || /^[\d.]+$/.test(hostname) || OWN_LABELS.includes(first)) return null;
  return NAME.test(first) ? first : null;
}

/** The override in the address, for trying a brand on a machine without subdomains (ledger ORG-018). */
export function subdomainInSearch(search: string): string | null {
  const name = new URLSearchParams(search).get("subdomain");
  return name !== null && NAME.test(name) ? name : null;
}

function rememberedOverride(search: string): string | null {
  const given = subdomainInSearch(search);
  try {
    if (given !== null) sessionStorage.setItem(KEY, given);
    return given ?? sessionStorage.getItem(KEY);
  } catch {
    // Without storage the override holds for the address that carries it.
    return given;
  }
}

const isLocal = (hostname: string) => hostname === "localhost" || hostname === "127.0.0.1";

/** The organisation whose site this is; null on the main site. */
export function currentSubdomain({ hostname, search }: Place = location): string | null {
  return isLocal(hostname) ? rememberedOverride(search) : subdomainOfHost(hostname);
}
