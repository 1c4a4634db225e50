import type {
  getInvitation as getEndpoint,
  Invitation,
  InvitationPreview,
  previewInvitation as previewEndpoint,
  sendInvitation as sendEndpoint,
  withdrawInvitation as withdrawEndpoint,
} from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import {
  inviteClient,
  loadInvitation,
  previewInvitation as preview,
  withdrawInvitation as withdraw,
} from "../sign-in/index.ts";
import { coachOfNewClient } from "./coach-of-new-client.ts";
import { getOwnClient, readOwnClient } from "./get-client.ts";

export async function getInvitation(call: Call<typeof getEndpoint>): Promise<Invitation> {
  return loadInvitation(call, await readOwnClient(call, call.params.id, "get-invitation"));
}

/** @throws Problem not_found for who is no active client of the caller. */
export async function sendInvitation(call: Call<typeof sendEndpoint>): Promise<Invitation> {
  const client = await getOwnClient(call, call.params.id, "send-invitation");
  await requireRight(call, "INVITE");
  if (!client.account_enabled) throw new Problem("not_found");
  await inviteClient(call, client);
  return loadInvitation(call, client);
}

export async function withdrawInvitation(call: Call<typeof withdrawEndpoint>): Promise<undefined> {
  const client = await getOwnClient(call, call.params.id, "withdraw-invitation");
  await requireRight(call, "INVITE");
  await withdraw(call, client);
}

/** What a new client would be mailed. */
export async function previewInvitation(call: Call<typeof previewEndpoint>): Promise<InvitationPreview> {
  await requireRight(call, "INVITE");
  const { coach, line, brand } = call.body;
  const coachId = await coachOfNewClient(call, coach);
  return preview(call, call.body, { coachId, line: line ?? null, ...(brand === undefined ? {} : { brand }) });
}
