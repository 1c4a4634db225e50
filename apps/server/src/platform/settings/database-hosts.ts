const SCHEME = /^postgres(?:ql)?:\/\//;
const ATTRIBUTES = "target_session_attrs";
/** Both say the same of a server that follows no other one. */
const PRIMARY = new Set(["read-write", "primary"]);

function withoutAttributes(address: string): { url: string; attributes: string | null } {
  const url = new URL(address);
  const attributes = url.searchParams.get(ATTRIBUTES);
  url.searchParams.delete(ATTRIBUTES);
  return { url: url.href, attributes };
}

/**
 * The addresses of the servers that an address of PostgreSQL names: `postgres://user@a:5432,b:5432/name` is one for `a` and
 * one for `b`. An address with one server stays as it is. Null when it cannot be read, or names several servers without
 * asking for the one that takes writes (`target_session_attrs=read-write`): any of them would do then.
 */
export function splitHosts(address: string): readonly string[] | null {
  const [scheme] = SCHEME.exec(address) ?? [];
  if (scheme === undefined) return null;
  const after = address.slice(scheme.length);
  const [authority = ""] = after.split(/[/?#]/, 1);
  const rest = after.slice(authority.length);
  const login = authority.slice(0, authority.lastIndexOf("@") + 1);
  const hosts = authority.slice(login.length);
  if (!hosts.includes(",")) return URL.canParse(address) ? [address] : null;
  const addresses = hosts.split(",").map((host) => (host === "" ? "" : `${scheme}${login}${host}${rest}`));
  if (!addresses.every((each) => URL.canParse(each))) return null;
  const servers = addresses.map(withoutAttributes);
  return servers.every(({ attributes }) => PRIMARY.has(attributes ?? ""))
    ? servers.map(({ url }) => url)
    : null;
}
