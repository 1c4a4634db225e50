import type { setCheckInMails as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { setWantsMails } from "./asking-store.ts";

/** Whether the caller hears by mail of a check-in that is due; so it is until they say otherwise (CHECK-009). */
export async function setCheckInMails({ db, actor, body }: Call<typeof endpoint>) {
  await setWantsMails(db, actor.id, body.mails);
  return { mails: body.mails };
}
