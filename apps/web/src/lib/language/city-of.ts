/**
 * The place that a time zone is named after, in the language of its phrases.
 * @param cities What the language calls places otherwise than the name of the zone, by zone.
 */
export const cityOf = (zone: string, cities: Readonly<Record<string, string>>): string =>
  cities[zone] ?? zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
