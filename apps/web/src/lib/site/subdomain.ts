const KEY = "plateful-subdomain";
const NAME = /^[a-z0-9-]{1,63}$/;

interface Place {
  readonly hostname: string;
  readonly search: string;
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

/** The site that a developer wants to see on their own machine, which the server does not know; null for all others. */
export function subdomainOverride({ hostname, search }: Place = location): string | null {
  if (!["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return null;
  return rememberedOverride(search) ?? (import.meta.env.DEV ? import.meta.env.VITE_SUBDOMAIN : null) ?? null;
}
