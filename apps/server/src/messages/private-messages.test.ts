import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { actAs, inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const write = (as: Person, text: string) => app.post("messages/", { text }, { as });
const answer = (client: Person, as: Person, text: string, more: object = {}) =>
  app.post(`clients/${client.id}/messages/`, { text, ...more }, { as });
const readOf = async (as: Person) => (await app.get("messages/", { as })).body;
const textsOf = (body: { messages: { text: string }[] }) => body.messages.map(({ text }) => text);
const change = (id: number, columns: Record<string, unknown>) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx.updateTable("users").set(columns).where("id", "=", id).execute(),
  );
const share = (client: Person, coach: Person, parts: readonly string[]) =>
  app.put(
    "users/consents/sharing/",
    { coach: coach.id, parts, text_version: 1, given_in: "PROFILE" },
    { as: client },
  );

async function aPair() {
  const organisation = await app.anOrganisation();
  const coach = await app.aCoach({ first_name: "Iris", organisation_id: organisation });
  const client = await app.aClientOf(coach, { first_name: "Sanne" });
  await write(client, "Is that bad?");
  await answer(client, coach, "Not at all");
  return { coach, client, organisation };
}

/** How many rows of a table are about someone. */
const countOf = (table: string, id: number) =>
  inSystemScope(app.app.services.db, async (trx) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where user_id = ${id}`.execute(trx);
    return rows[0]?.n;
  });

describe("when it ends", () => {
  it("TALK-009: a coach who is no longer the client's reads nothing from the next call on; the client reads on and cannot write", async () => {
    const { coach, client } = await aPair();
    await change(client.id, { coach_id: null });
    expect((await app.get(`clients/${client.id}/messages/`, { as: coach })).status).toBe(404);
    expect((await answer(client, coach, "Come back")).status).toBe(404);
    expect((await app.get("conversations/", { as: coach })).body.count).toBe(0);
    expect((await app.get("messages/count/", { as: coach })).body).toEqual({ unread: 0, waiting: 0 });
    const own = await readOf(client);
    expect(own).toMatchObject({ with: { first_name: "Iris" }, is_open: false });
    expect(textsOf(own)).toEqual(["Is that bad?", "Not at all"]);
    expect((await write(client, "Hello?")).body.code).toBe("conversation_closed");
  });

  it("TALK-009: the next coach begins an empty conversation, and the database shows them nothing of the one before", async () => {
    const { coach, client, organisation } = await aPair();
    const next = await app.aCoach({ organisation_id: organisation });
    await change(client.id, { coach_id: next.id });
    const body = (await app.get(`clients/${client.id}/messages/`, { as: next })).body;
    expect([body.messages, body.is_open]).toEqual([[], true]);
    for (const as of [coach, next])
      await inSystemScope(app.app.services.db, async (trx) => {
        await actAs(trx, as.id, "clients");
        const seen = await trx.selectFrom("messages").select("id").where("user_id", "=", client.id).execute();
        expect(seen).toEqual([]);
      });
    await write(client, "Nice to meet you");
    expect(textsOf(await readOf(client))).toEqual(["Nice to meet you"]);
  });

  it("TALK-009: nothing can be written to a client who was switched off, and they no longer wait", async () => {
    const { coach, client } = await aPair();
    await write(client, "One more");
    await app.patch(`clients/${client.id}/`, { account_enabled: false }, { as: coach });
    const closed = await answer(client, coach, "Hello?");
    expect([closed.status, closed.body.code]).toEqual([409, "conversation_closed"]);
    const read = (await app.get(`clients/${client.id}/messages/`, { as: coach })).body;
    expect([textsOf(read).length, read.is_open]).toEqual([3, false]);
    expect((await app.get("messages/count/", { as: coach })).body.waiting).toBe(0);
    expect((await write(client, "Am I here?")).status).toBe(401);
  });

  it("TALK-009 PRIV-016: a coach whose account is erased leaves the client what was written, without a name", async () => {
    const { coach, client } = await aPair();
    await change(client.id, { coach_id: null });
    const gone = await app.delete("auth/users/me/", { as: coach, body: { confirmation: "DELETE" } });
    expect(gone.status).toBe(204);
    expect(await readOf(client)).toMatchObject({ with: null, is_open: false });
    expect(textsOf(await readOf(client))).toEqual(["Is that bad?", "Not at all"]);
  });
});

describe("privacy of what was written", () => {
  it("TALK-014 DATA-063: a dump of the database holds neither messages nor notes, and their readers have both", async () => {
    const { coach, client } = await aPair();
    await write(client, "Klaproosje 17");
    await app.put(`clients/${client.id}/note/`, { note: "Vlierbloesem 18" }, { as: coach });
    await inSystemScope(app.app.services.db, async (trx) => {
      for (const table of ["messages", "client_notes", "idempotency_keys"]) {
        const { rows } = await sql<{ text: string | null }>`
          select string_agg(t::text, ' ') as text from ${sql.table(table)} t`.execute(trx);
        expect(rows[0]?.text ?? "").not.toMatch(/Klaproosje|Vlierbloesem/);
      }
    });
    const read = (await app.get(`clients/${client.id}/messages/`, { as: coach })).body;
    expect(textsOf(read)).toContain("Klaproosje 17");
    expect((await app.get(`clients/${client.id}/note/`, { as: coach })).body.note).toBe("Vlierbloesem 18");
  });

  it("TALK-014 PRIV-016: the client's download holds what both wrote, in plain words, and not the note", async () => {
    const { coach, client } = await aPair();
    await app.put(`clients/${client.id}/note/`, { note: "Vlierbloesem" }, { as: coach });
    const { body } = await app.get("users/me/export/", { as: client });
    expect(body.messages.map((row: { sealed_text: string }) => row.sealed_text)).toEqual([
      "Is that bad?",
      "Not at all",
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Vlierbloesem|"v1\./);
  });

  it("TALK-014 PRIV-005: without consent nothing can be written to or by a client, and withdrawing it erases everything", async () => {
    const { coach, client } = await aPair();
    await app.put(`clients/${client.id}/note/`, { note: "Works nights" }, { as: coach });
    const withdrawn = { kinds: ["BODY_AND_PLAN"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", withdrawn, { as: client })).status).toBeLessThan(300);
    for (const table of ["messages", "conversations", "client_notes"])
      expect([table, await countOf(table, client.id)]).toEqual([table, 0]);
    for (const refused of [await write(client, "Hello"), await answer(client, coach, "Hello")])
      expect([refused.status, refused.body.code, refused.body.user]).toEqual([
        403,
        "consent_required",
        client.id,
      ]);
    const noted = await app.put(`clients/${client.id}/note/`, { note: "Left" }, { as: coach });
    expect([noted.status, noted.body.code]).toEqual([403, "consent_required"]);
  });

  it("TALK-014 PRIV-018: erasing the client erases both sides of it", async () => {
    const { client } = await aPair();
    await app.delete("auth/users/me/", { as: client, body: { confirmation: "DELETE" } });
    for (const table of ["messages", "conversations"])
      expect([table, await countOf(table, client.id)]).toEqual([table, 0]);
  });

  it("TALK-006: a coach names a day of the diary only while it is shared", async () => {
    const { coach, client } = await aPair();
    const about = { day: "2026-03-17", meal_moment: "LUNCH" };
    const made = await answer(client, coach, "No lunch here?", about);
    expect([made.status, made.body]).toMatchObject([201, about]);
    await share(client, coach, ["PLAN"]);
    const refused = await answer(client, coach, "And here?", about);
    expect([refused.status, refused.body.code]).toEqual([403, "permission_denied"]);
    expect((await answer(client, coach, "Without the day")).status).toBe(201);
    expect((await app.post("messages/", { text: "Mine", ...about }, { as: client })).status).toBe(201);
  });
});

describe("comments on days", () => {
  const WEEK = "date__gte=2026-03-16&date__lte=2026-03-22";
  const commentsOf = async (as: Person, query = WEEK) =>
    (await app.get(`messages/comments/?${query}`, { as })).body.comments;

  it("TALK-015: stand on their day for the client and the coach who wrote them, and in the conversation", async () => {
    const { coach, client } = await aPair();
    await answer(client, coach, "No lunch here?", { day: "2026-03-17", meal_moment: "LUNCH" });
    await answer(client, coach, "Well done", { day: "2026-03-22" });
    await answer(client, coach, "Next week", { day: "2026-03-23" });
    await app.post("messages/", { text: "My own words", day: "2026-03-17" }, { as: client });
    const found = await commentsOf(client);
    expect(found).toMatchObject([
      { text: "No lunch here?", day: "2026-03-17", meal_moment: "LUNCH" },
      { text: "Well done", day: "2026-03-22", meal_moment: null },
    ]);
    const ofCoach = await app.get(`clients/${client.id}/comments/?${WEEK}`, { as: coach });
    expect(ofCoach.body.comments).toEqual(found);
    expect(textsOf(await readOf(client))).toContain("No lunch here?");
    expect(await commentsOf(coach)).toEqual([]);
    const wrong = await app.get("messages/comments/?date__gte=2026-03-22&date__lte=2026-03-16", {
      as: client,
    });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["date__lte"]]);
  });

  it("TALK-015: are at most 2,000 characters, like any message", async () => {
    const { coach, client } = await aPair();
    const statusOf = async (length: number) =>
      (await answer(client, coach, "x".repeat(length), { day: "2026-03-17" })).status;
    expect([await statusOf(2000), await statusOf(2001)]).toEqual([201, 400]);
    expect((await commentsOf(client)).map(({ text }: { text: string }) => text.length)).toEqual([2000]);
  });

  it("TALK-015 TALK-009: the next coach does not see them, and the client still does", async () => {
    const { coach, client, organisation } = await aPair();
    await answer(client, coach, "No lunch here?", { day: "2026-03-17" });
    const next = await app.aCoach({ organisation_id: organisation });
    await change(client.id, { coach_id: next.id });
    expect((await app.get(`clients/${client.id}/comments/?${WEEK}`, { as: next })).body.comments).toEqual([]);
    expect((await app.get(`clients/${client.id}/comments/?${WEEK}`, { as: coach })).status).toBe(404);
    expect(await commentsOf(client)).toHaveLength(1);
  });
});

describe("the note of a practice", () => {
  const noteOf = (client: Person, as: Person) => app.get(`clients/${client.id}/note/`, { as });
  const save = (client: Person, as: Person, note: string, seen?: number) =>
    app.put(
      `clients/${client.id}/note/`,
      { note },
      { as, ...(seen === undefined ? {} : { headers: { "if-match": `"v${seen}"` } }) },
    );

  it("TALK-007: goes along to the next coach of the practice, and is gone when the client leaves it", async () => {
    const { coach, client, organisation } = await aPair();
    expect((await noteOf(client, coach)).body).toEqual({ note: "", changed_at: null, version: 0 });
    expect((await save(client, coach, " Nurse, rotating shifts. ")).body).toMatchObject({
      note: "Nurse, rotating shifts.",
      version: 1,
    });
    const next = await app.aCoach({ organisation_id: organisation });
    await change(client.id, { coach_id: next.id });
    expect((await noteOf(client, next)).body.note).toBe("Nurse, rotating shifts.");
    expect((await noteOf(client, coach)).status).toBe(404);
    const elsewhere = await app.aCoach({ organisation_id: await app.anOrganisation() });
    await change(client.id, { coach_id: elsewhere.id });
    expect((await noteOf(client, elsewhere)).body.note).toBe("");
    expect(await countOf("client_notes", client.id)).toBe(0);
  });

  it("TALK-007: is one of at most 4,000 characters per client", async () => {
    const { coach, client } = await aPair();
    expect((await save(client, coach, "x".repeat(4000), 0)).status).toBe(200);
    const { status, body } = await save(client, coach, "y".repeat(4001), 1);
    expect([status, Object.keys(body)]).toEqual([400, ["note"]]);
    expect((await noteOf(client, coach)).body.note).toBe("x".repeat(4000));
    await save(client, coach, "In its place", 1);
    expect(await countOf("client_notes", client.id)).toBe(1);
  });

  it("TALK-007: is never shown to the client by the database, nor to a coach of another practice", async () => {
    const { coach, client } = await aPair();
    await save(client, coach, "For us alone");
    const seenBy = (id: number, reach: "self" | "clients") =>
      inSystemScope(app.app.services.db, async (trx) => {
        await actAs(trx, id, reach);
        return (await trx.selectFrom("client_notes").select("id").where("user_id", "=", client.id).execute())
          .length;
      });
    expect(await seenBy(coach.id, "clients")).toBe(1);
    expect(await seenBy(client.id, "self")).toBe(0);
    expect(await seenBy((await app.aCoach()).id, "clients")).toBe(0);
  });

  it("TALK-007 DATA-033: does not overwrite what a colleague noted in the meantime", async () => {
    const { coach, client } = await aPair();
    await save(client, coach, "First", 0);
    await save(client, coach, "Second", 1);
    const stale = await save(client, coach, "From an old page", 1);
    expect([stale.status, stale.body.code, stale.body.current.note]).toEqual([409, "conflict", "Second"]);
    expect((await save(client, coach, "", 2)).body).toEqual({ note: "", changed_at: null, version: 0 });
  });
});
