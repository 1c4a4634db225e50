import type { setMessageMails as setEndpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { setWantsMails, wantsMails } from "./notice-store.ts";

/** Whether the caller hears by mail of what stays unread; so it is until they say otherwise (TALK-011). */
export const getMessageMails = async ({ db, actor }: Call) => ({ mails: await wantsMails(db, actor.id) });

export async function setMessageMails({ db, actor, body }: Call<typeof setEndpoint>) {
  await setWantsMails(db, actor.id, body.mails);
  return { mails: body.mails };
}
