import { isSocialHost } from "@plateful/contract/social-host";

/** An address, when it is a post on a social network; null for everything else (ledger REC-100, SREC-018, SREC-019). */
export function socialLink(source: string | null): URL | null {
  if (source === null || !URL.canParse(source)) return null;
  const url = new URL(source);
  return url.protocol === "https:" && isSocialHost(url.hostname) ? url : null;
}
