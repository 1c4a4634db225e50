/** A value of a form: a text, or a list or object of values. */
type FormValue = string | FormBody;
export interface FormBody {
  [key: string]: FormValue;
}

/** Reads `items[0][price]=p&email=a` as nested objects, the way in which the provider's library writes its calls. */
export function readForm(text: string): FormBody {
  const root: FormBody = Object.create(null) as FormBody;
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll("]", "").split("[");
    const last = keys.pop() ?? "";
    let place = root;
    for (const key of keys) {
      const inner = place[key];
      const next: FormBody = typeof inner === "object" ? inner : (Object.create(null) as FormBody);
      place[key] = next;
      place = next;
    }
    place[last] = value;
  }
  return root;
}

/** The text at a path of keys; undefined when there is none. */
export function textAt(form: FormBody, ...path: readonly string[]): string | undefined {
  let value: FormValue | undefined = form;
  for (const key of path) value = typeof value === "object" ? value[key] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The texts of an object in a form. */
export function textsAt(form: FormBody, key: string): Record<string, string> {
  const value = form[key];
  if (typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
