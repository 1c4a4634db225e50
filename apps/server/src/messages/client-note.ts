import type {
  ClientNote,
  getClientNote as getEndpoint,
  saveClientNote as saveEndpoint,
} from "@plateful/contract";
import { getReachedClient, idOfReachedClient, readReachedClient } from "../clients/index.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Versioned } from "../platform/http/versions.ts";
import { deleteNote, findNote, lockNote, type NoteOwner, putNote } from "./client-note-store.ts";

type Noting = Call<typeof getEndpoint> | Call<typeof saveEndpoint>;

/** The coaches of a practice share what they note; a coach without one notes alone. */
const ownerOf = ({ actor }: Pick<Noting, "actor">, clientId: number): NoteOwner => ({
  clientId,
  organisationId: actor.organisationId,
  coachId: actor.organisationId === null ? actor.id : null,
});

async function load(call: Noting, clientId: number): Promise<ClientNote> {
  const found = await findNote(call.db, ownerOf(call, clientId));
  if (found === null) return { note: "", changed_at: null, version: 0 };
  return { ...found, changed_at: found.changed_at.toISOString() };
}

/** What the practice has noted about a client; the client never reads it (TALK-007). */
export async function getClientNote(call: Noting): Promise<ClientNote> {
  const { id } = await readReachedClient(call, call.params.id, "get-client-note");
  return load(call, id);
}

export const versionedNote: Versioned<Call<typeof saveEndpoint>> = {
  lock: async (call) => lockNote(call.db, ownerOf(call, await idOfReachedClient(call, call.params.id))),
  read: getClientNote,
};

/** Changes the note; an empty one is taken away. */
export async function saveClientNote(call: Call<typeof saveEndpoint>): Promise<ClientNote> {
  const { id } = await getReachedClient(call, call.params.id, "save-client-note");
  const note = call.body.note.trim();
  const owner = ownerOf(call, id);
  if (note === "") await deleteNote(call.db, owner);
  else await putNote(call.db, owner, note, call.now);
  return load(call, id);
}
