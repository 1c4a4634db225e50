/** Words of both languages after which a name only says what else is in a dish, or what it is served on. */
const REST_BEGINS = / (?:with|filled with|stuffed with|topped with|in|on|met|gevuld met|belegd met|op|bij) /u;

/**
 * Short names for dishes that are shown side by side, in the order given: "Red lentil curry" for "Red lentil curry with lupins and
 * green beans". Dishes whose short names are the same keep their whole ones.
 */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => {
    const end = REST_BEGINS.exec(name)?.index ?? 0;
    return end > 0 ? name.slice(0, end) : name;
  });
  const isShared = (name: string) => short.filter((other) => other === name).length > 1;
  return short.map((name, at) => (isShared(name) ? (names[at] ?? name) : name));
}
