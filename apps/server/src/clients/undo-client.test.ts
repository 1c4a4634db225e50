import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser, tokenIn } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let iris: Person;
beforeAll(async () => {
  app = await openTestApp({});
  iris = await app.aCoach({ first_name: "Iris" });
  const practice = { name: "Praktijk Puur", subdomain: "puur", primary_colour: "#7a1fa2" };
  await app.post("users/self-service/organisation/", practice, { as: iris });
});
afterAll(() => app.close());

const person = { first_name: "Lotte", last_name: "Vos" };
const add = async (more: Record<string, unknown> = {}, as = iris) =>
  (await app.post("clients/", { email: anEmail(), ...person, ...more }, { as })).body as {
    id: number;
    email: string;
  };
const undo = (id: number, as = iris) => app.post(`clients/${id}/undo/`, {}, { as });
const inSystem: <T>(
  work: (trx: Parameters<Parameters<typeof inSystemScope>[1]>[0]) => Promise<T>,
) => Promise<T> = (work) => inSystemScope(app.app.services.db, work);
const mailsTo = (email: string) => new TestBrowser(app).mailsTo(email);

/** Every table with a row that names the person or the address, but for the log, whose rows stay. */
const tracesOf = ({ id, email }: { id: number; email: string }) =>
  inSystem(async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`select table_name as name
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('audit_log', 'erasures', 'idempotency_keys', 'limited_events')`.execute(trx);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)} t
        where to_jsonb(t) ->> 'user_id' = ${String(id)} or to_jsonb(t)::text ilike ${`%${email}%`}`.execute(
        trx,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  });

describe("a client who was just added", () => {
  it("COACH-132 waits twelve seconds for the mail, and meanwhile can be taken back with everything", async () => {
    const client = await add();
    const [mail] = await inSystem((trx) =>
      trx
        .selectFrom("outbox")
        .select(["attempts", sql<number>`extract(epoch from available_at - now())`.as("seconds")])
        .where("recipient", "=", client.email)
        .execute(),
    );
    expect([mail?.attempts, Number(mail?.seconds) > 0, Number(mail?.seconds) <= 12]).toEqual([0, true, true]);
    expect(await tracesOf(client)).toEqual(expect.arrayContaining(["outbox", "sign_in_requests", "users"]));
    expect((await undo(client.id)).status).toBe(204);
    expect(await tracesOf(client)).toEqual([]);
    expect(await mailsTo(client.email)).toEqual([]);
    expect((await undo(client.id)).status).toBe(404);
    const again = await add({ email: client.email });
    expect(again.id).not.toBe(client.id);
  });

  it("COACH-132 stays once the mail was taken to be sent, or was sent again", async () => {
    const sent = await add();
    await inSystem((trx) =>
      trx.updateTable("outbox").set({ attempts: 1 }).where("recipient", "=", sent.email).execute(),
    );
    const twice = await add();
    await app.post(`clients/${twice.id}/invitation/`, {}, { as: iris });
    for (const { id } of [sent, twice]) {
      const { status, body } = await undo(id);
      expect([status, body.code]).toEqual([409, "nothing_to_undo"]);
      expect((await app.get(`clients/${id}/`, { as: iris })).status).toBe(200);
    }
  });

  it("COACH-132 stays once they are in", async () => {
    const client = await add();
    const browser = new TestBrowser(app);
    const { link } = await browser.mailTo(client.email);
    await browser.post("auth/token/login/", { magic_link_token: tokenIn(link) });
    expect((await undo(client.id)).status).toBe(409);
  });

  it("COACH-132 DATA-042 is taken back alike where the address takes no mail, while a mail would wait", async () => {
    const email = anEmail();
    const since = app.clock.now();
    await inSystem((trx) =>
      trx.insertInto("undeliverable_addresses").values({ email, reason: "BOUNCE", since }).execute(),
    );
    const client = await add({ email });
    app.clock.forward(13);
    expect((await undo(client.id)).status).toBe(409);
    app.clock.reset();
    expect((await undo(client.id)).status).toBe(204);
  });

  it("COACH-132 is taken back by their own coach alone", async () => {
    const client = await add();
    expect((await undo(client.id, await app.aCoach())).status).toBe(404);
    expect((await undo(client.id, await app.aClientOf(iris))).status).toBe(403);
    expect((await app.get(`clients/${client.id}/`, { as: iris })).status).toBe(200);
  });

  it("COACH-132 keeps in the log that it happened, and not who it was", async () => {
    const coach = await app.aCoach();
    const client = await add({}, coach);
    await undo(client.id, coach);
    const noted = await inSystem((trx) =>
      trx
        .selectFrom("audit_log")
        .select(["action", "user_id"])
        .where("actor_id", "=", coach.id)
        .orderBy("id")
        .execute(),
    );
    expect(noted).toEqual([{ action: "undo-client", user_id: null }]);
  });

  it("COACH-084 COACH-132 mails nothing once the invitation was withdrawn while it waited", async () => {
    const client = await add();
    await app.delete(`clients/${client.id}/invitation/`, { as: iris });
    expect(await mailsTo(client.email)).toEqual([]);
  });
});

describe("the invitation before it is sent", () => {
  const preview = (body: Record<string, unknown>, as = iris) =>
    app.post("clients/invitation-preview/", body, { as });

  it("COACH-131 is shown as it is mailed: the same words, name, colour and language", async () => {
    for (const language of ["en", "nl"]) {
      const shown = (await preview({ first_name: person.first_name, language })).body;
      const [mail] = await mailsTo((await add({ language })).email);
      const words = shown.paragraphs.map(({ text, is_button }: { text: string; is_button: boolean }) =>
        is_button ? mail?.link : text,
      );
      expect([shown.subject, shown.language]).toEqual([mail?.subject, language]);
      expect(`${words.join("\n\n")}\n`).toBe(mail?.text);
      expect([shown.brand, shown.colour]).toEqual(["Praktijk Puur", "#7a1fa2"]);
      expect(shown.paragraphs.filter(({ is_button }: { is_button: boolean }) => is_button)).toHaveLength(1);
    }
  });

  it("COACH-131 speaks the coach's language unless another is asked for, and holds no link that works", async () => {
    const { body } = await app.post(
      "clients/invitation-preview/",
      { first_name: "Lotte" },
      { as: iris, headers: { "accept-language": "nl" } },
    );
    expect([body.language, JSON.stringify(body).includes("http")]).toEqual(["nl", false]);
  });

  it("COACH-131 shows a name as a mail would hold it, and refuses none", async () => {
    const { body } = await preview({ first_name: "Anna http://evil.example/x" });
    expect(JSON.stringify(body)).not.toContain("evil");
    expect((await preview({ first_name: " " })).status).toBe(400);
  });
});
