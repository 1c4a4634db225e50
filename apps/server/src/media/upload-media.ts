import { randomUUID } from "node:crypto";
import {
  type uploadMedia as endpoint,
  type Media,
  MOST_LOGO_BYTES,
  MOST_PICTURE_BYTES,
} from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { type EventLimit, ofPerson } from "../platform/limited-events.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import type { Actor } from "../platform/who-is.ts";
import { insertMedia } from "./media-store.ts";
import { plainPicture } from "./plain-picture.ts";

const MOST_PER_DAY = 100;
const DAY_SECONDS = 86_400;

/** A hundred uploads of a person in a day, counted before anything of the file is read: refused ones count as well. */
export const uploadLimits = ({ actor }: { readonly actor: Pick<Actor, "id"> }): readonly EventLimit[] => [
  { kind: "upload", subject: ofPerson(actor.id), max: MOST_PER_DAY, seconds: DAY_SECONDS },
];

/** Address under which a stored picture is shown. */
export const toUrl = (fileName: string): string => `/media/${fileName}`;

/**
 * Keeps a picture under a name that nobody can guess. The file is written before the call is committed: a picture without
 * its row is lost room, a row without its picture would be a broken screen.
 * @throws Problem too_large above 10 MB, or 1 MB for a logo.
 * @throws InvalidFields picture for a file that is no picture that can be shown.
 */
export async function uploadMedia(call: Call<typeof endpoint>): Promise<Media> {
  const { file, purpose } = call.body;
  if (file.size > (purpose === "LOGO" ? MOST_LOGO_BYTES : MOST_PICTURE_BYTES)) throw new Problem("too_large");
  const picture = plainPicture(Buffer.from(await file.arrayBuffer()));
  if (picture === null) throw invalidField("file", "picture");
  const { kind, bytes, width, height } = picture;
  const file_name = `${randomUUID().replaceAll("-", "")}.${kind}`;
  await call.services.files.write(file_name, bytes);
  const row = { user_id: call.actor.id, purpose, file_name, bytes: bytes.length, width, height };
  const { id } = await insertMedia(call.db, { ...row, created_at: call.now });
  return { id, url: toUrl(file_name) };
}
