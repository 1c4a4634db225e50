import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./open-database.ts";

/** The place of a value in a query whose text is worked out before the value is known. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const slots = <Values extends object>(): Values =>
  new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values;

/**
 * A query that is the same at each call but for its values. It is built once, at its first use, and later calls only fill
 * in: building one anew costs about as much as asking it. `build` may hand the values on but not look at them, because at
 * that moment they are not there.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    built ??= build(db, slots<Values>()).compile();
    const given = values as Readonly<Record<string, unknown>>;
    const parameters = built.parameters.map((part) => (part instanceof Slot ? given[part.name] : part));
    const query: CompiledQuery<Row> = { ...built, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
