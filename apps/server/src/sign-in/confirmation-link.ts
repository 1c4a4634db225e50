import type { Settings } from "../platform/settings/settings.ts";

/** The id of a stored thing as links carry it. Never an e-mail address: addresses of pages end up in logs (bar D8). */
export const uidOf = (id: number): string => Buffer.from(String(id)).toString("base64url");

/** The page on which someone confirms an address. */
export function confirmationLink(
  { publicUrl }: Pick<Settings, "publicUrl">,
  proof: { readonly uid: string; readonly token: string },
): string {
  const url = new URL(`${publicUrl}/email-confirmed`);
  url.search = new URLSearchParams(proof).toString();
  return url.href;
}
