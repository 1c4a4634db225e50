/** The names of all fields of answers, however deep: those of lists once. */
export interface Keys {
  readonly fields: Map<string, Keys>;
  isList: boolean;
}

const noKeys = (): Keys => ({ fields: new Map(), isList: false });

/** Names that are values: numbers, dates and weekdays. */
const VALUE = /^(\d+|\d{4}-\d\d-\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

/** Adds the names in an answer to those of earlier ones. */
function addKeys(keys: Keys, value: unknown): Keys {
  if (Array.isArray(value)) {
    keys.isList = true;
    for (const one of value) addKeys(keys, one);
  } else if (typeof value === "object" && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const field = VALUE.test(name) ? "*" : name;
      const known = keys.fields.get(field) ?? noKeys();
      keys.fields.set(field, addKeys(known, inner));
    }
  return keys;
}

export const keysOf = (value: unknown): Keys => addKeys(noKeys(), value);

/** Shapes that are too long to be read wherever they occur, by what they hold. */
export type Shapes = Map<string, string>;
const LONGEST = 70;

function shapeOf(field: string, text: string, shapes: Shapes): string {
  if (text.length <= LONGEST) return `{${text}}`;
  const known = shapes.get(text);
  if (known !== undefined) return known;
  const alike = [...shapes.values()].filter((name) => name.startsWith(`<${field}`)).length;
  const name = `<${field}${alike === 0 ? "" : ` ${alike + 1}`}>`;
  shapes.set(text, name);
  return name;
}

/** `id results[]{id name} user{email}`; what is long is named, and written down in the shapes. */
export function textOf({ fields }: Keys, shapes: Shapes): string {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted
    .map(([name, inner]) => {
      const nested = textOf(inner, shapes);
      return `${name}${inner.isList ? "[]" : ""}${nested === "" ? "" : shapeOf(name, nested, shapes)}`;
    })
    .join(" ");
}

/** Every value with the name of its field. */
export function* valuesOf(value: unknown, name = ""): Generator<readonly [name: string, value: unknown]> {
  if (Array.isArray(value)) for (const one of value) yield* valuesOf(one, name);
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* valuesOf(inner, key);
  else yield [name, value];
}
