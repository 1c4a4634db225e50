const SOCIAL_HOSTS = ["instagram.com", "tiktok.com", "youtube.com", "youtu.be", "facebook.com", "x.com"];
/** Pinterest has a host of its own in many countries. */
const PINTEREST = /(^|\.)pinterest\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** Whether a host is that of a social network, or below it (ledger SREC-019). */
export function isSocialHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, "");
  return PINTEREST.test(host) || SOCIAL_HOSTS.some((known) => host === known || host.endsWith(`.${known}`));
}
