import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./open-database.ts";

/** The place of a value in a query whose text is worked out before the value is known. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Slots for the values that are present; the others are undefined, as they are at the call. */
const slots = <Values extends object>(present: ReadonlySet<string>): Values =>
  new Proxy(
    {},
    { get: (_, name) => (present.has(String(name)) ? new Slot(String(name)) : undefined) },
  ) as Values;

/**
 * A query that is the same at each call but for its values. It is built once and later calls only fill in: building a query
 * costs about as much as running it. `build` may pass the values on and ask whether an optional one is undefined, but not
 * look at them, because they are not there yet. A query with optional values is built once for each set of values that
 * are present.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  /** By the names of the values that are present. */
  const built = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const given = values as Readonly<Record<string, unknown>>;
    let present = "";
    for (const name in given) if (given[name] !== undefined) present += `${name},`;
    let query = built.get(present);
    if (query === undefined) {
      query = build(db, slots<Values>(new Set(present.split(",")))).compile();
      built.set(present, query);
    }
    const parameters = query.parameters.map((part) => (part instanceof Slot ? given[part.name] : part));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
