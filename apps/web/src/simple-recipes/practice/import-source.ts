import { MAX_IMPORT_TEXT } from "@plateful/contract";
import { isSocialHost } from "@plateful/contract/social-host";

/** Longest text that is pasted. */
export const MAX_TEXT = MAX_IMPORT_TEXT;

/** What keeps an import from being asked for, by its words. */
export type SourceFault = "nothing" | "noAddress" | "social" | "tooLong";

export interface Source {
  readonly url: string | null;
  readonly text: string | null;
}

export interface ReadSource {
  readonly source: Source;
  readonly fault: { readonly field: "address" | "text"; readonly kind: SourceFault } | null;
}

/** An address as people copy it: also without what stands before the name of the site. */
const asAddress = (typed: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;

const isAddress = (url: string): boolean => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url);

function faultOf({ url, text }: Source): ReadSource["fault"] {
  if (url === null && text === null) return { field: "address", kind: "nothing" };
  if (url !== null && !isAddress(url)) return { field: "address", kind: "noAddress" };
  if (text !== null && text.length > MAX_TEXT) return { field: "text", kind: "tooLong" };
  if (url !== null && text === null && isSocialHost(new URL(url).hostname))
    return { field: "text", kind: "social" };
  return null;
}

/** What is to be read of what was typed, and what is wrong with it (ledger SREC-044, SREC-049). */
export function readSource(typed: { readonly address: string; readonly text: string }): ReadSource {
  const url = asAddress(typed.address.trim());
  const source = { url: url || null, text: typed.text.trim() || null };
  return { source, fault: faultOf(source) };
}
