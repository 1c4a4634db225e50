import { escapeHtml } from "../platform/base/escape-html.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { HttpServer } from "../platform/http/http-server.ts";
import { listMails } from "./mail-store.ts";

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1c2b24; }
article { border: 1px solid #b9c6bf; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
strong { font-size: 1.5rem; letter-spacing: 0.2em; }
`;

type Mail = Awaited<ReturnType<typeof listMails>>[number];

function article(mail: Mail): string {
  const code = mail.code === null ? "" : `<p><strong>${escapeHtml(mail.code)}</strong></p>`;
  const isLink = mail.link !== null && /^https?:\/\//.test(mail.link);
  const link = isLink
    ? `<p><a href="${escapeHtml(mail.link ?? "")}">${escapeHtml(mail.link ?? "")}</a></p>`
    : "";
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>${escapeHtml(mail.recipient)} · <time>${mail.created_at.toISOString()}</time></p>${code}${link}
<pre>${escapeHtml(mail.body_text)}</pre></article>`;
}

/** The mails as a page, newest first. */
function mailPage(mails: readonly Mail[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mails (${mails.length})</title><link rel="stylesheet" href="/dev/mail.css"></head>
<body><h1>Mails</h1>
${mails.length === 0 ? "<p>No mail yet.</p>" : mails.map(article).join("\n")}
</body></html>
`;
}

/** Shows the mails that the product sent on a local page; it does not exist in production. */
export function serveMailPage(server: HttpServer, services: Services): void {
  if (services.settings.production) return;
  server.get("/dev/mail", async (_request, reply) => {
    const mails = await inSystemScope(services.db, (trx) => listMails(trx, undefined));
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(mailPage(mails));
  });
  server.get("/dev/mail.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
}
