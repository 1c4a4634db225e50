import { BROUGHT_READY_DAYS, type BroughtFile, type readBroughtFile as endpoint } from "@plateful/contract";
import { invalidField, Problem } from "../platform/base/problem.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import type { Actor } from "../platform/calls/who-is.ts";
import { Share } from "../platform/database/share.ts";
import { insertFile, zoneOf } from "./brought-file-store.ts";
import { readFile } from "./get-brought-file.ts";
import { lookAhead } from "./look-ahead.ts";
import { lookUpRecipes } from "./look-up-recipes.ts";
import type { Summary } from "./present-brought-file.ts";
import { UnreadableFile } from "./reading/brought-record.ts";
import { type ReadApart, readApart } from "./reading/read-apart.ts";
import { cleaned } from "./reading/read-values.ts";

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;
const MAX_READ = 40;
const MAX_FILE_NAME = 120;
/** Files that one process reads at the same time; some more wait, and a further one is told to come back. */
const readers = new Share(2);
const MAX_WAITING = 10;
const RETRY_SECONDS = 10;
let underWay = 0;

/** Forty files of a person in a day, counted before anything of the file is read. */
export const readLimits = ({ actor }: { readonly actor: Pick<Actor, "id"> }): readonly EventLimit[] => [
  { kind: "brought-read", subject: ofPerson(actor.id), max: MAX_READ, seconds: DAY_SECONDS },
];

/** @throws InvalidFields with the reason at `file` for what cannot be read. */
async function readOneOfFew(task: Parameters<typeof readApart>[0]): Promise<ReadApart> {
  if (underWay >= MAX_WAITING) throw new Problem("unavailable", RETRY_SECONDS);
  underWay += 1;
  const leave = await readers.take();
  try {
    return await readApart(task);
  } catch (error) {
    throw error instanceof UnreadableFile ? invalidField("file", error.fault) : error;
  } finally {
    leave();
    underWay -= 1;
  }
}

const NO_DAYS = { filledDays: 0, weighedDays: 0 };

async function keep(call: Call, name: string, { read, parts }: ReadApart): Promise<BroughtFile> {
  const { db, actor, now } = call;
  const { app, misfits, misfitCount, ...found } = read;
  const whose = { userId: actor.id, timeZone: await zoneOf(db, actor.id), app };
  const summary: Summary =
    found.recipes === null
      ? { ...found, ...(await lookAhead(db, whose, parts, found.askedDate)) }
      : { ...found, ...NO_DAYS, ...(await lookUpRecipes(db, { ...whose, ...call }, parts)) };
  const file = {
    ...{ user_id: actor.id, app, name: cleaned(name, MAX_FILE_NAME), summary, misfits },
    ...{ misfit_count: misfitCount, expires_at: new Date(now.getTime() + BROUGHT_READY_DAYS * DAY_MS) },
  };
  return readFile(call, await insertFile(db, file, parts, now));
}

/**
 * Reads a file of another app on a thread of its own, with no transaction open, and keeps what it found until the person imports
 * it (ledger DOOR-030). The file itself is stored nowhere.
 */
export async function readBroughtFile(call: Call<typeof endpoint>): Promise<Outside<BroughtFile>> {
  const { body, actor, today, db } = call;
  const { file } = body;
  const zone = await zoneOf(db, actor.id);
  return Outside.run(
    async () =>
      readOneOfFew({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, zone, today }),
    (resumed, read) => keep(resumed, file.name, read),
  );
}
