import { Problem } from "../platform/base/problem.ts";
import { type ServePages, sendPage } from "../platform/http/send-page.ts";

const KEPT_SECONDS = 86_400;
/** RFC 9116 asks for less than a year; a new date comes with every answer. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Says where vulnerabilities are reported (RFC 9116); 404 where no contact is set. */
export const serveSecurityContact: ServePages = (server, { settings, clock }) => {
  server.get("/.well-known/security.txt", async (request, reply) => {
    if (settings.securityContact === undefined) throw new Problem("not_found");
    const expires = new Date(clock.now().getTime() + VALID_DAYS * DAY_MS).toISOString();
    const lines = [
      `Contact: ${settings.securityContact}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en, nl",
      `Canonical: ${settings.publicUrl}/.well-known/security.txt`,
    ];
    const text = `${lines.join("\n")}\n`;
    return sendPage(request, reply, { type: "text/plain; charset=utf-8", text, seconds: KEPT_SECONDS });
  });
};
