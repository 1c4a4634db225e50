/** `npm run bench -- mail`: mails per second that one process hands to a mail server on this machine. */

import { openApp } from "../../apps/server/src/app.ts";
import { inSystemScope } from "../../apps/server/src/platform/database/scope.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { SmtpCatcher } from "../../apps/server/test/smtp-catcher.ts";
import { startPostgres } from "../../tools/postgres.ts";
import { median, printTable } from "../measure.ts";

const MAILS = 500;
const ROUNDS = 5;
/** The old sender would need minutes; what it managed in this time is enough for a rate. */
const MAX_MS = 20_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(url: string): Promise<{ perSecond: number[]; firstMs: number[] }> {
  const smtp = new SmtpCatcher();
  await smtp.open();
  const environment = { DATABASE_URL: url, SMTP_URL: smtp.url, DEMO: "off", LOG_LEVEL: "silent" };
  const app = await openApp(readSettings(environment), { loadData: false });
  const { db, mailer, clock } = app.services;
  const perSecond: number[] = [];
  const firstMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = smtp.letters.length;
    const start = performance.now();
    await inSystemScope(db, async (trx) => {
      for (let at = 0; at < MAILS; at += 1) {
        const to = `reader-${round}-${at}@example.org`;
        await mailer.send(trx, { to, subject: "A mail", text: "Hello\n" }, clock.now());
      }
    });
    const committed = performance.now();
    let first = 0;
    while (smtp.letters.length < before + MAILS && performance.now() - committed < MAX_MS) {
      if (first === 0 && smtp.letters.length > before) first = performance.now();
      await pause(1);
    }
    const sent = smtp.letters.length - before;
    perSecond.push((sent * 1000) / (performance.now() - committed));
    firstMs.push(Math.max(0, first - committed));
    console.log(`round ${round + 1}: ${sent} mails, written in ${Math.round(committed - start)} ms`);
    if (sent < MAILS) break;
  }
  await app.close();
  await smtp.close();
  return { perSecond, firstMs };
}

export async function benchMail(): Promise<void> {
  const cluster = await startPostgres();
  try {
    await cluster.createDatabase("mails");
    const { perSecond, firstMs } = await measure(cluster.urlOf("mails"));
    console.log("\nMails of one process to a mail server in the same process, PostgreSQL\n");
    printTable(
      ["mails per second, median", "all rounds", "first mail after the commit, ms"],
      [[Math.round(median(perSecond)), perSecond.map(Math.round).join(" "), Math.round(median(firstMs))]],
    );
  } finally {
    cluster.stop();
  }
}
