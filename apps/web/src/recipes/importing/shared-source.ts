/** What another app shares with this one, by the names of the manifest's share target; every part may be missing. */
export interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
}

const ADDRESS = /https?:\/\/\S+/gi;
/** With more than this beside the address, what is shared is the text. */
const MAX_REMARK = 200;

/** Reads the address of the app; the router has read what looks like a number or a list as one. */
export function readShared({ title, text, url }: Record<string, unknown>): Shared {
  const said = Object.entries({ title, text, url }).flatMap(([name, value]) =>
    value === undefined || value === null || value === ""
      ? []
      : [[name, typeof value === "string" ? value : JSON.stringify(value)] as const],
  );
  return Object.fromEntries(said);
}

/**
 * What to read a recipe from: the one address in what was shared, wherever the other app put it, else all of its text. Null where
 * nothing was shared.
 */
export function sharedSource({ title = "", text = "", url = "" }: Shared): string | null {
  const all = [title, text, url].map((part) => part.trim()).filter((part) => part !== "");
  if (all.length === 0) return null;
  if (url.trim() !== "") return url.trim();
  const addresses = new Set(text.match(ADDRESS));
  const [address] = addresses;
  const remark = text.replaceAll(ADDRESS, "").trim();
  if (address !== undefined && addresses.size === 1 && remark.length <= MAX_REMARK) return address;
  return text.startsWith(title.trim()) ? text.trim() : all.join("\n");
}
