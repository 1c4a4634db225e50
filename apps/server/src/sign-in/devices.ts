import type { endDevice as endEndpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { deleteSession, listSessions } from "./stores/session-store.ts";

/** The devices on which the caller is signed in, the one used last first. */
export async function listDevices(call: Call) {
  const sessions = await listSessions(call.db, call.actor.id, call.now);
  return sessions.map(({ id, label, last_used_at }) => ({
    id,
    label,
    last_used_at: last_used_at.toISOString(),
    current: id === call.actor.sessionId,
  }));
}

/** @throws Problem not_found for a device that is not the caller's. */
export async function endDevice(call: Call<typeof endEndpoint>): Promise<undefined> {
  if (!(await deleteSession(call.db, call.actor.id, call.params.id))) throw new Problem("not_found");
}

export async function logout(call: Call): Promise<undefined> {
  await deleteSession(call.db, call.actor.id, call.actor.sessionId);
}
