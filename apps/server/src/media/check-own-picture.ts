import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { hasFile } from "./media-store.ts";

/**
 * Lets a thing show only a picture that the caller uploaded.
 * @throws InvalidFields picture_unknown at the field that names the picture.
 */
export async function checkOwnPicture(
  call: Pick<Call, "db" | "actor">,
  field: string,
  url: string,
): Promise<void> {
  const fileName = url.slice(url.lastIndexOf("/") + 1);
  if (!(await hasFile(call.db, call.actor.id, fileName))) throw invalidField(field, "picture_unknown");
}
