/** What someone pasted: the address of a page, or the text of a recipe. */
export type ImportSource = { readonly url: string } | { readonly text: string };

/** What a phone shares as one line: a name, and the address behind it. */
const MAX_SHARED = 300;
const WITH_SCHEME = /https?:\/\/\S+/gi;
const WITHOUT_SCHEME = /^[^\s/@:]+\.[^\s/@:.]+(?:[/:?#]\S*)?$/;

/** Whether what was pasted is an address, also one without "https://" or behind the name of its page; null for nothing. */
export function importSource(typed: string): ImportSource | null {
  const text = typed.trim();
  if (text === "") return null;
  const [first, ...others] = text.match(WITH_SCHEME) ?? [];
  const isOneLine = !text.includes("\n") && text.length <= MAX_SHARED;
  if (first !== undefined && others.length === 0 && (first === text || isOneLine)) return { url: first };
  return WITHOUT_SCHEME.test(text) ? { url: `https://${text}` } : { text };
}

/** An address as people write it: without "https://" and "www.", and without a slash at its end. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}
