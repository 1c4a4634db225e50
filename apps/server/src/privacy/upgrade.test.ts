import { readdirSync, readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { expect, it } from "vitest";

const FOLDER = new URL("../../migrations/", import.meta.url);
const CONSENTS = "0034-consents.sql";

/** It makes an embedded database of its own, whatever the others run on, and from nothing, which takes its time. */
const MAX_MS = 120_000;

it.skipIf(process.env.TEST_DATABASE === "postgres")(
  "PRIV-011: an upgrade keeps what is stored, declares what a coach saw, and invents no consent to storing",
  {
    timeout: MAX_MS,
  },
  async () => {
    const database = await PGlite.create();
    const files = readdirSync(FOLDER)
      .filter((file) => file.endsWith(".sql"))
      .sort();
    const run = (file: string) => database.exec(readFileSync(new URL(file, FOLDER), "utf8"));
    await database.exec(
      "create role plateful_app nologin; create role keeper createrole; grant plateful_app to keeper",
    );
    await database.exec("grant all on schema public to keeper; set role keeper");
    // As an ordinary owner of the tables, whom their policies bind.
    for (const file of files.filter((name) => name < CONSENTS)) await run(file);
    await database.exec(`
    begin; select set_config('app.reach', 'all', true);
    insert into users (email, is_coach) values ('iris@example.org', true);
    insert into users (email, coach_id) values ('anna@example.org', 1);
    insert into users (email) values ('bram@example.org');
    insert into user_weights (user_id, value, created_at) values (2, 70, now()), (3, 80, now());
    commit`);
    await run(CONSENTS);
    await database.exec("select set_config('app.reach', 'all', false)");
    const consents = await database.query(
      "select user_id, kind, decision, given_in, coach_id, parts from consents",
    );
    expect(consents.rows).toEqual([
      {
        ...{ user_id: 2, kind: "COACH_SHARING", decision: "DECLARED", given_in: "UPGRADE", coach_id: 1 },
        parts: ["PLAN", "DIARY", "MEASUREMENTS"],
      },
    ]);
    const weights = await database.query("select user_id from user_weights order by user_id");
    expect(weights.rows).toEqual([{ user_id: 2 }, { user_id: 3 }]);
    await database.exec(
      "reset role; grant select, insert, update on all tables in schema public to plateful_app",
    );
    await database.exec("set role plateful_app");
    const add = database.query("insert into user_weights (user_id, value, created_at) values (3, 81, now())");
    await expect(add).rejects.toMatchObject({ code: "PC001", detail: "BODY_AND_PLAN" });
    await database.close();
  },
);
