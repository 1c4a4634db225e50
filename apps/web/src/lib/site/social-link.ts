const SOCIAL_HOSTS = ["instagram.com", "tiktok.com", "youtube.com", "youtu.be", "facebook.com", "x.com"];
/** Pinterest has a host of its own in many countries. */
const PINTEREST = /(^|\.)pinterest\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** An address, when it is a post on a social network; null for everything else (ledger REC-100, SREC-018, SREC-019). */
export function socialLink(source: string | null): URL | null {
  if (source === null || !URL.canParse(source)) return null;
  const url = new URL(source);
  const host = url.hostname.toLowerCase();
  const isSocial =
    PINTEREST.test(host) || SOCIAL_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
  return url.protocol === "https:" && isSocial ? url : null;
}
