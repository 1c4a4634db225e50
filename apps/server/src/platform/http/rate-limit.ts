import type { Clock } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import { comesAsProgram } from "../calls/who-is.ts";
import { clientAddressOf, householdOf } from "./client-address.ts";
import type { HttpRequest } from "./http-request.ts";
import type { HttpServer } from "./http-server.ts";

/**
 * Calls in five minutes: per signed-in person, per address of everybody else (ledger ERR-025), and per personal access token. All
 * tokens of a person together have as many as the person, and leave those of the person alone (ledger DOOR-008).
 */
export interface GeneralLimits {
  readonly perPerson: number;
  readonly perAddress: number;
  /** As many as per person unless it is said. */
  readonly perToken?: number;
}

export const GENERAL_LIMITS: GeneralLimits = { perPerson: 600, perAddress: 120, perToken: 300 };
const WINDOW_MS = 5 * 60_000;
const MAX_KEYS = 100_000;
const MAX_TOKENS = 50_000;

/** Whom the general limit counts a call for. */
export interface Callers {
  /**
   * Takes note of who was found behind the token of a call; null when the token is not valid, or no longer.
   * @throws Problem throttled when the token is not valid and the calls of its address are used up.
   */
  readonly learn: (request: HttpRequest, personId: number | null) => void;
}

interface Window {
  calls: number;
  readonly endsAt: number;
}

/** Calls by key in windows of five minutes. Keys are in the order in which their windows began. */
class CallCounts {
  readonly #windows = new Map<string, Window>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  #forgetOldest(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size <= MAX_KEYS) return;
      this.#windows.delete(key);
    }
  }

  add(key: string): { readonly current: number; readonly ttl: number } {
    const now = this.#clock.now().getTime();
    this.#forgetOldest(now);
    let window = this.#windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      this.#windows.delete(key);
      window = { calls: 0, endsAt: now + WINDOW_MS };
      this.#windows.set(key, window);
    }
    window.calls += 1;
    return { current: window.calls, ttl: window.endsAt - now };
  }

  /** Milliseconds until a key may call again; 0 while it may. */
  waitOf(key: string, max: number): number {
    const window = this.#windows.get(key);
    if (window === undefined || window.calls < max) return 0;
    return Math.max(0, window.endsAt - this.#clock.now().getTime());
  }

  /** Counts one call of a key for another one instead. */
  move(from: string, to: string): void {
    const window = this.#windows.get(from);
    if (window !== undefined) window.calls -= 1;
    this.add(to);
  }
}

/**
 * The persons behind tokens that this process has seen admitted; the one used longest ago is forgotten first. A token
 * gets in only after the database has vouched for it, so nobody can fill this with made-up ones.
 */
class KnownTokens {
  readonly #persons = new Map<string, number>();

  personOf(token: string): number | undefined {
    const person = this.#persons.get(token);
    if (person === undefined) return undefined;
    this.#persons.delete(token);
    this.#persons.set(token, person);
    return person;
  }

  keep(token: string, person: number): void {
    this.#persons.set(token, person);
    if (this.#persons.size <= MAX_TOKENS) return;
    for (const oldest of this.#persons.keys()) {
      this.#persons.delete(oldest);
      return;
    }
  }

  forget = (token: string): boolean => this.#persons.delete(token);
}

const personKey = (person: number) => `person:${person}`;
/** All programs of one person. */
const programsKey = (person: number) => `programs:${person}`;
const tokenKey = (token: string) => `token:${token}`;
const addressKey = (household: string) => `address:${household}`;
/** Calls whose token is still to be verified after those of their address were used up. */
const unverifiedKey = (household: string) => `unverified:${household}`;

/** Where assistants speak the Model Context Protocol (ledger DOOR-015). */
export const ASSISTANTS_PATH = "/mcp";

/**
 * By the route that was found, because an address can be written in more than one way. What a browser asks before a call from
 * another origin reads nothing and is none of its own.
 */
function isCounted({ method, route }: HttpRequest): boolean {
  if (method === "OPTIONS") return false;
  if (route === ASSISTANTS_PATH) return true;
  return route.startsWith("/api/") && !route.startsWith("/api/health") && !route.startsWith("/api/webhooks/");
}

/**
 * Counts every API call of this process; files of the web app are not counted. A call counts for the person behind its
 * token once a call with that token has been admitted, and until one is refused; before that, and without a token, it
 * counts for its address. So a made-up token changes nothing, and looking a person up costs nothing extra. Where visitors
 * have used up an address, people behind it still get in: the database is asked about as many more tokens, and a made-up
 * one is refused as its address is.
 */
export function limitCalls(
  app: HttpServer,
  limits: GeneralLimits,
  { clock, onRefusal }: { readonly clock: Clock; readonly onRefusal: (kind: string) => void },
): Callers {
  const counts = new CallCounts(clock);
  const tokens = new KnownTokens();
  const waitOfAddress = (request: HttpRequest) =>
    counts.waitOf(addressKey(householdOf(clientAddressOf(request))), limits.perAddress);
  const ownKey = ({ headers }: HttpRequest, person: number) =>
    comesAsProgram(headers.authorization) ? programsKey(person) : personKey(person);
  const findKey = (request: HttpRequest): string => {
    const { tokenHash: token } = request;
    const person = token === null ? undefined : tokens.personOf(token);
    if (person !== undefined) return ownKey(request, person);
    const household = householdOf(clientAddressOf(request));
    return token !== null && waitOfAddress(request) > 0 ? unverifiedKey(household) : addressKey(household);
  };
  const take = (key: string, max: number): void => {
    const { current, ttl } = counts.add(key);
    if (current <= max) return;
    // What the key begins with says whom it counts, and not who that is.
    onRefusal(`calls-${key.slice(0, key.indexOf(":"))}`);
    throw new Problem("throttled", ttl / 1000);
  };
  app.onRequest((request) => {
    if (!isCounted(request)) return;
    const key = findKey(request);
    request.countedFor = key;
    // A token that is used up counts for itself alone, so that it does not use up the others of its person.
    if (key.startsWith("programs:"))
      take(tokenKey(request.tokenHash ?? ""), limits.perToken ?? limits.perPerson);
    take(key, /^(?:person|programs):/.test(key) ? limits.perPerson : limits.perAddress);
  });
  return {
    learn: (request, personId) => {
      const { tokenHash: token, countedFor: counted } = request;
      if (token === null) return;
      if (personId === null) {
        tokens.forget(token);
        if (counted?.startsWith("unverified:") === true)
          throw new Problem("throttled", waitOfAddress(request) / 1000);
        return;
      }
      if (tokens.personOf(token) === undefined) tokens.keep(token, personId);
      const own = ownKey(request, personId);
      if (counted === undefined || counted === own) return;
      counts.move(counted, own);
      request.countedFor = own;
    },
  };
}
