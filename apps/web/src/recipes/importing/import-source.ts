/** What someone pasted: the address of a page, or the text of a recipe. */
export type ImportSource = { readonly url: string } | { readonly text: string };

/** What a phone shares as one line: a name, and the address behind it. */
const MAX_SHARED = 300;
const WITH_SCHEME = /https?:\/\/\S+/gi;
/** A name or a password before the host, as in a mail address. */
const CREDENTIALS = /^[^/]*@/;

/** Whether an address was typed without "https://": one word whose host has a point in it. */
function isAddress(text: string): boolean {
  const url = `https://${text}`;
  return (
    !/\s/.test(text) && !CREDENTIALS.test(text) && URL.canParse(url) && new URL(url).hostname.includes(".")
  );
}

/** Whether what was pasted is an address, also one without "https://" or behind the name of its page; null for nothing. */
export function importSource(typed: string): ImportSource | null {
  const text = typed.trim();
  if (text === "") return null;
  const [first, ...others] = text.match(WITH_SCHEME) ?? [];
  const isOneLine = !text.includes("\n") && text.length <= MAX_SHARED;
  if (first !== undefined && others.length === 0 && (first === text || isOneLine)) return { url: first };
  return isAddress(text) ? { url: `https://${text}` } : { text };
}

/** An address as people write it: without "https://" and "www.", and without a slash at its end. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");
}
