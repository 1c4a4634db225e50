import { TrieRouter } from "hono/router/trie-router";
import type { Found } from "./http-request.ts";

/** No id and no name of the product is longer. */
const MAX_PARAM_LENGTH = 200;

/** A path without what does not tell routes apart: the query, the host of an absolute address, a slash at the end. */
function barePath(url: string): string {
  const path = (/^[^?#]*/.exec(url)?.[0] ?? "").replace(/^https?:\/\/[^/]*/i, "");
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/**
 * The path of an address, decoded but for encoded slashes and the like; null for one that cannot be decoded.
 *
 * @example pathOf("/%61pi/health/?a=1") // "/api/health"
 */
export function pathOf(url: string): string | null {
  const path = barePath(url);
  if (!path.includes("%")) return path;
  try {
    // An encoded percent sign stays encoded, so that what stands behind it is not decoded twice.
    return decodeURI(path.replaceAll("%25", "%2525"));
  } catch {
    return null;
  }
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, "") : path);

const NONE: Readonly<Record<string, string>> = Object.freeze(Object.create(null));

/** An id as addresses hold it; no pattern has such a word. */
const ID = /(?<=\/)\d{1,15}(?=\/|$)/;

interface Placed<Route> {
  readonly method: string;
  readonly pattern: string;
  readonly route: Route;
}

/** Where two patterns differ, the one with a word comes before the one with a name, as `/foods/mine` before `/foods/:id`. */
const rankOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, "\u{ffff}");
const byRank = (one: Placed<unknown>, other: Placed<unknown>): number => {
  const [left, right] = [rankOf(one.pattern), rankOf(other.pattern)];
  return left < right ? -1 : Number(left > right);
};

/** Finds the route of an address. All routes are added before the first is looked for. */
export class HttpRouter<Route> {
  readonly #placed: Placed<Route>[] = [];
  /** Those with no name in their pattern, by method and path: nothing has to be searched for them. */
  readonly #exact = new Map<string, Found & { readonly route: Route }>();
  /** Those with the one name `:id`, by method and pattern. */
  readonly #ofOneThing = new Map<string, Route>();
  #router: TrieRouter<Placed<Route>> | undefined;

  add(method: string, path: string, route: Route): void {
    if (this.#router !== undefined) throw new Error(`${path} was added after the first request.`);
    const pattern = withoutSlash(path);
    this.#placed.push({ method, pattern, route });
    // As in the search, what was added first is found.
    const key = `${method} ${pattern}`;
    if (!/[:*]/.test(pattern) && !this.#exact.has(key))
      this.#exact.set(key, { pattern, route, params: NONE });
    if (/^[^:*]*\/:id(?:\/[^:*]*)?$/.test(pattern) && !this.#ofOneThing.has(key))
      this.#ofOneThing.set(key, route);
  }

  #findOneThing(method: string, path: string): (Found & { readonly route: Route }) | null {
    const id = ID.exec(path)?.[0];
    if (id === undefined) return null;
    const pattern = path.replace(ID, ":id");
    const route = this.#ofOneThing.get(`${method} ${pattern}`);
    if (route === undefined) return null;
    const params = Object.create(null) as Record<string, string>;
    params.id = id;
    return { pattern, route, params };
  }

  /** Every pattern that is served, once. */
  get patterns(): readonly string[] {
    return [...new Set(this.#placed.map(({ pattern }) => pattern))];
  }

  #build(): TrieRouter<Placed<Route>> {
    const router = new TrieRouter<Placed<Route>>();
    for (const placed of this.#placed.toSorted(byRank)) router.add(placed.method, placed.pattern, placed);
    return router;
  }

  find(method: string, path: string): (Found & { readonly route: Route }) | null {
    this.#router ??= this.#build();
    const exact = this.#exact.get(`${method} ${path}`);
    if (exact !== undefined) return exact;
    const ofOneThing = this.#findOneThing(method, path);
    if (ofOneThing !== null) return ofOneThing;
    const [first] = this.#router.match(method, path)[0];
    if (first === undefined) return null;
    const [{ pattern, route }, found] = first;
    const params = Object.create(null) as Record<string, string>;
    for (const [name, value] of Object.entries(found)) {
      params[name] = decodeURIComponent(String(value));
      if (params[name].length > MAX_PARAM_LENGTH) return null;
    }
    return { pattern, route, params };
  }
}
