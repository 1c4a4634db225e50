import type { Endpoint } from "@plateful/contract";
import type { Caller } from "./access-policy.ts";
import type { World } from "./access-world.ts";
import type { Person } from "./test-app.ts";

/** An id that nothing has. */
export const ABSENT = 2_000_000_000;

/** A request with the least that is valid. */
export interface Request {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The same as a form with a file. */
  readonly form?: { readonly body: Buffer; readonly type: string };
  /** Someone made for this one call, instead of the usual caller. */
  readonly as?: Person | undefined;
  /** Whose data it is, when it is not `self`'s; null for nobody's. */
  readonly owner?: number | null;
}

/** What a request is made for. */
export interface Aim {
  readonly caller: Caller;
  /** False: the thing that is named does not exist. */
  readonly isThere: boolean;
  /** Whether the call is expected to be carried out, so that what it uses up must be made for it. */
  readonly isCarriedOut: boolean;
}

let addresses = 0;
/** An address that nobody called from before: limits per address are not the subject. */
export function anAddress(): string {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.1`;
}

/** Where a call comes from: an address of its own, or this machine, as calls for developers must. */
export const addressFor = ({ access }: Endpoint): string =>
  access.who === "development" ? "127.0.0.1" : anAddress();

/** The address of a request below the base, with its query. */
export function addressOf(path: string, { params = {}, query = {} }: Request): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name] ?? "")));
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return text.size === 0 ? filled : `${filled}?${text}`;
}

/** What a request carries, and the headers that say so. */
export const payloadOf = ({ form, body }: Request): { payload: unknown; headers: Record<string, string> } =>
  form === undefined
    ? { payload: body, headers: {} }
    : { payload: form.body, headers: { "content-type": form.type } };

/** Makes a request for an aim. */
export type Build = (world: World, aim: Aim) => Request | Promise<Request>;

/** The id of a lasting thing, or of none. */
export const of = (aim: Aim, id: number): number => (aim.isThere ? id : ABSENT);
/** The same for a call that uses the thing up: a new one is made when the call is carried out. */
export const used = async (aim: Aim, id: number, make: () => Promise<number>): Promise<number> =>
  aim.isThere && aim.isCarriedOut ? make() : of(aim, id);

type ThingName = Exclude<keyof World["things"], "recipes">;
type Body = Request["body"];

/** A call on a thing by the id in its path. */
export const on =
  (thing: ThingName, body?: (world: World, aim: Aim) => Body): Build =>
  (world, aim) => ({
    params: { id: of(aim, world.things[thing]) },
    ...(body === undefined ? {} : { body: body(world, aim) ?? {} }),
  });

/** A call that deletes a thing by the id in its path. */
export const deletes =
  (thing: ThingName, make: (world: World) => Promise<number>): Build =>
  async (world, aim) => ({ params: { id: await used(aim, world.things[thing], () => make(world)) } });

/** A list that is filtered by something of `self`. */
export const filteredBy =
  (key: string, thing?: ThingName): Build =>
  (world, aim) => ({
    query: { [key]: of(aim, thing === undefined ? world.people.self.id : world.things[thing]) },
  });

/** A call whose body names `self`. */
export const forSelf =
  (body: (world: World, aim: Aim) => Body, key = "user"): Build =>
  (world, aim) => ({ body: { [key]: of(aim, world.people.self.id), ...body(world, aim) } });

/** A call that names nothing of anybody. */
export const plain =
  (request: Request = {}): Build =>
  () =>
    request;

/** A call that changes or ends the caller's own account. */
export const byNewPerson =
  (body: () => Body): Build =>
  async (world, { caller }) => ({
    as: caller === "nobody" ? undefined : await world.newPerson(caller),
    body: body() ?? {},
  });
