import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let coach: Person;
let client: Person;
beforeAll(async () => {
  app = await openTestApp();
  coach = await app.aCoach();
  client = await app.aClientOf(coach);
});
afterAll(() => app.close());

const write = (body: object, as = client) => app.post("messages/", body, { as });

describe("what is sent as a message", () => {
  it("C5 TALK-012: is at most 2,000 characters, and something", async () => {
    expect((await write({ text: "é".repeat(2000) })).status).toBe(201);
    for (const [body, field] of [
      [{ text: "x".repeat(2001) }, "text"],
      [{ text: " \n\t " }, "text"],
      [{ text: "" }, "text"],
      [{}, "text"],
      [{ text: null }, "text"],
      [{ text: 7 }, "text"],
      [{ text: "a\u0000b" }, "text"],
      [{ text: "Lunch", day: "2026-02-30" }, "day"],
      [{ text: "Lunch", meal_moment: "LUNCH" }, "day"],
      [{ text: "Lunch", day: "2026-03-18", meal_moment: "BRUNCH" }, "meal_moment"],
      [{ text: "Look", recipe: 2_000_000_000 }, "recipe"],
    ] as const) {
      const { status, body: answer } = await write(body);
      expect([body, status, Object.keys(answer)]).toEqual([body, 400, [field]]);
    }
  });

  it("TALK-001: is at most 2,000 characters, from a client and from their coach", async () => {
    const writer = await app.aClientOf(coach);
    const statusOf = async (length: number) => {
      const body = { text: "x".repeat(length) };
      const fromCoach = await app.post(`clients/${writer.id}/messages/`, body, { as: coach });
      return [(await write(body, writer)).status, fromCoach.status];
    };
    expect(await statusOf(2000)).toEqual([201, 201]);
    expect(await statusOf(2001)).toEqual([400, 400]);
  });

  it("C1 TALK-012: comes back as it was written, whatever is in it", async () => {
    const texts = [
      "<script>alert(1)</script><img src=x onerror=alert(1)>",
      "'; drop table messages; --",
      "{{7*7}} #{7*7} %s %00",
      '=HYPERLINK("https://evil.example")',
      "\u202Egnp.exe 👩‍👩‍👧 ﷽ \uFEFF",
      "one\r\ntwo\n\n\nthree",
    ];
    for (const text of texts) {
      const { status, body } = await write({ text });
      expect([status, body.text]).toEqual([201, text.trim()]);
      app.clock.forward(60);
    }
    const { messages } = (await app.get(`clients/${client.id}/messages/`, { as: coach })).body;
    expect(messages.slice(-texts.length).map(({ text }: { text: string }) => text)).toEqual(
      texts.map((text) => text.trim()),
    );
  });

  it("A4 TALK-012: says nothing of who wrote it, when, and in which conversation", async () => {
    const forged = {
      ...{ text: "Mine", is_from_coach: true, coach_id: 1, user_id: coach.id, user: client.id },
      ...{ written_at: "2020-01-01T00:00:00Z", conversation_id: 1, is_read: true },
    };
    const { status, body } = await write(forged);
    expect([status, body.is_from_coach, body.is_read]).toEqual([201, false, false]);
    expect(body.written_at).toBe(app.clock.now().toISOString());
  });

  it("B2 TALK-013: is taken twenty times a minute from one person, and what is refused costs nothing", async () => {
    const busy = await app.aClientOf(coach);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) await write({ text: "" }, busy);
    for (let count = 0; count < 21; count += 1) statuses.push((await write({ text: "Hi" }, busy)).status);
    expect(statuses.slice(-2)).toEqual([201, 429]);
    const refused = await write({ text: "Hi" }, busy);
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    // Others write on.
    expect((await write({ text: "Hi" })).status).toBe(201);
    app.clock.forward(61);
    expect((await write({ text: "Hi" }, busy)).status).toBe(201);
  });

  it("TALK-013: is taken two hundred times an hour from one person", async () => {
    const busy = await app.aClientOf(coach);
    const statuses = new Map<number, number>();
    for (let count = 0; count < 200; count += 1) {
      // Ten minutes, so that no minute holds more than twenty.
      if (count > 0 && count % 20 === 0) app.clock.forward(61);
      const { status } = await write({ text: "Hi" }, busy);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[201, 200]]);
    app.clock.forward(61);
    const refused = await write({ text: "Hi" }, busy);
    expect([refused.status, Number(refused.headers["retry-after"]) > 60]).toEqual([429, true]);
    app.clock.forward(3600);
    expect((await write({ text: "Hi" }, busy)).status).toBe(201);
  });

  it("TALK-001: is refused to someone without a coach", async () => {
    const alone = await app.aUser();
    const { status, body } = await write({ text: "Hello?" }, alone);
    expect([status, body.code]).toEqual([409, "conversation_closed"]);
    expect((await app.get("messages/", { as: alone })).body).toMatchObject({ with: null, is_open: false });
  });
});
