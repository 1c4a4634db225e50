import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { TOKEN_SCOPES } from "@plateful/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aToken } from "../../test/access-tokens.ts";
import { aPlanner } from "../../test/factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let url: URL;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
  const at = await app.app.server.listen({ port: 0, host: "127.0.0.1" });
  url = new URL(`http://localhost:${new URL(at).port}/mcp`);
});
afterAll(() => app.close());
it("tries", async () => {
  const anna = await aPlanner(app, {}, { locale: "nl" });
  const { secret } = await aToken(
    app,
    anna,
    TOKEN_SCOPES.filter((s) => !s.startsWith("coach")),
  );
  const client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );
  console.log(client.getServerVersion(), client.getInstructions()?.length);
  const { tools } = await client.listTools();
  console.log(JSON.stringify(tools).length, tools.map((t) => t.name).join(" "));
  console.log(
    JSON.stringify(
      tools.find(({ name }) => name === "log_food_in_words"),
      null,
      1,
    ),
  );
  const t = async (name: string, args: object) => {
    const r = await client.callTool({ name, arguments: args as never });
    console.log(
      name,
      JSON.stringify(args),
      "=>\n" + (r.content as { text: string }[])[0]?.text,
      r.isError ? "ERROR" : JSON.stringify(r.structuredContent).slice(0, 200),
    );
    return r;
  };
  await t("get_day", {});
  await t("search_foods", { query: "melk" });
  await t("search_recipes", { query: "soep" });
  await t("get_recipe", { recipe_id: 5 });
  await t("plan_days", { start_date: "2026-03-18", days: 2 });
  await t("plan_days", { start_date: "2026-03-18", days: 2, replace: true });
  await t("get_day", {});
  await t("get_week", {});
  await t("log_food_in_words", { meal: "LUNCH", sentence: "twee boterhammen met kaas en een glas melk" });
  await t("log_food_in_words", { meal: "LUNCH", sentence: "150 g kipfilet" });
  await t("log_food_in_words", { meal: "BRUNCH", sentnce: "150 g kipfilet" });
  await t("log_food_in_words", { meal: "BRUNCH", sentence: "150 g kipfilet" });
  await t("get_groceries", {});
  await t("get_targets", {});
  await t("add_measurement", { kind: "WEIGHT", value: 700 });
  await t("add_measurement", { kind: "WEIGHT", value: 70.2 });
  await t("get_measurements", { kind: "WEIGHT" });
  const legacy = new Client({ name: "test", version: "1" }, {
    versionNegotiation: { mode: "legacy" },
  } as never);
  await legacy.connect(
    new StreamableHTTPClientTransport(url, {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );
  console.log(
    (await legacy.listTools()).tools.length,
    legacy.getNegotiatedProtocolVersion?.(),
    client.getNegotiatedProtocolVersion?.(),
  );
  expect(1).toBe(1);
});
