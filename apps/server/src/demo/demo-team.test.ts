import { addDays } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { loadDemoWorld } from "./load-demo-world.ts";

const TODAY = "2026-03-18";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: { demo: true } });
  await loadDemoWorld(app.app.services);
});
afterAll(() => app.close());

async function enterIris(): Promise<Person> {
  const { body } = await app.post("dev/people/iris/enter/");
  return { id: 0, email: "", token: body.auth_token as string };
}

describe("the practice of the demo world", () => {
  it("COACH-160 gives the practice a team of three with rights of their own", async () => {
    const { body } = await app.get("team/", { as: await enterIris() });
    type Member = { first_name: string; role: string; rights: string[] };
    const rights = new Map(
      (body.members as Member[]).map((member) => [`${member.first_name} ${member.role}`, member.rights]),
    );
    expect([...rights.keys()]).toEqual(["Iris OWNER", "Mees COACH", "Noor ASSISTANT"]);
    expect(rights.get("Mees COACH")).toContain("TEAM");
    expect(rights.get("Mees COACH")).not.toContain("BILLING");
    expect(rights.get("Noor ASSISTANT")).not.toContain("EDIT_PLANS");
  });

  it("TEAM-032 has a colleague stand in with one client, who shows plan and diary", async () => {
    const iris = await enterIris();
    const { body } = await app.get("team/shares/", { as: iris });
    expect(body).toMatchObject([
      {
        ...{
          client: { first_name: "Pieter" },
          coach: { first_name: "Iris" },
          colleague: { first_name: "Mees" },
        },
        ...{ from: addDays(TODAY, -3), until: null, state: "ACTIVE" },
      },
    ]);
    const mees = await inSystemScope(app.app.services.db, (trx) =>
      trx
        .selectFrom("users")
        .select(["id", "email"])
        .where("email", "like", "mees@team.%")
        .executeTakeFirstOrThrow(),
    );
    const as = await app.anotherSession({ ...mees, token: "" });
    const { results } = (await app.get("clients/?shared=true", { as })).body;
    expect(results).toMatchObject([{ first_name: "Pieter", shared_parts: ["PLAN", "DIARY"] }]);
  });
});
