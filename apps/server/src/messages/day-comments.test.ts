import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { sealText } from "../platform/encryption/sealed-texts.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const MOST = 400;
const DAY = "2026-03-18";

describe("comments on days", () => {
  it("TALK-015 keeps the latest of more than are answered at once, oldest first, and finds the earlier ones by their days", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const first = { text: "First of all", day: "2026-03-17" };
    const sent = await app.post(`clients/${client.id}/messages/`, first, { as: coach });
    expect(sent.status).toBe(201);
    await inSystemScope(app.app.services.db, async (trx) => {
      const { id } = await trx
        .selectFrom("conversations")
        .select("id")
        .where("user_id", "=", client.id)
        .executeTakeFirstOrThrow();
      const written = Array.from({ length: MOST }, (_, at) => ({
        ...{ conversation_id: id, user_id: client.id, coach_id: coach.id, is_from_coach: true },
        sealed_text: sealText(vaultOf(trx), "messages", client.id, `Comment ${at + 1}`),
        ...{ day: DAY, written_at: app.clock.now() },
      }));
      await trx.insertInto("messages").values(written).execute();
    });
    const find = async (from: string, until: string) => {
      const path = `clients/${client.id}/comments/?date__gte=${from}&date__lte=${until}`;
      const { comments } = (await app.get(path, { as: coach })).body as { comments: { text: string }[] };
      return comments.map(({ text }) => text);
    };
    const found = await find("2026-03-01", "2026-03-31");
    expect([found.length, found[0], found.at(-1)]).toEqual([MOST, "Comment 1", `Comment ${MOST}`]);
    expect(await find("2026-03-17", "2026-03-17")).toEqual(["First of all"]);
  });
});
