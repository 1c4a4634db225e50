import { parseGroceryLine } from "@plateful/planning";

/**
 * What a person typed, with its amount apart as other items have it, in the person's own words.
 *
 * @example ownItemWords("2 l melk") // { name: "melk", amount: "2 l" }
 */
export function ownItemWords(text: string): { readonly name: string; readonly amount: string } {
  const { name } = parseGroceryLine(text);
  if (name === text || !text.endsWith(name)) return { name: text, amount: "" };
  return { name, amount: text.slice(0, -name.length).trim() };
}
