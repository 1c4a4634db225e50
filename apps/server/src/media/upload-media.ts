import { randomUUID } from "node:crypto";
import type { uploadMedia as endpoint, Media } from "@plateful/contract";
import type { Call, Http } from "../platform/call.ts";
import type { RedrawnPicture } from "../platform/pictures/picture-rule.ts";
import { insertMedia } from "./media-store.ts";

/** Address under which a stored picture is shown. */
export const toUrl = (fileName: string): string => `/media/${fileName}`;

/**
 * Keeps a picture under a name that nobody can guess. The file is written before the call is committed: a picture without
 * its row is lost room, a row without its picture would be a broken screen.
 */
export async function uploadMedia(
  call: Call<typeof endpoint>,
  _http: Http,
  { kind, bytes, width, height }: RedrawnPicture,
): Promise<Media> {
  const file_name = `${randomUUID().replaceAll("-", "")}.${kind}`;
  await call.services.files.write(file_name, bytes);
  const row = {
    user_id: call.actor.id,
    purpose: call.body.purpose,
    file_name,
    bytes: bytes.length,
    width,
    height,
  };
  const { id } = await insertMedia(call.db, { ...row, created_at: call.now });
  return { id, url: toUrl(file_name) };
}
