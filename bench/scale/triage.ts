/**
 * `npm run bench -- triage`: the first page of a coach's morning round with ever more clients, on the database of `people`. It changes
 * the database: clients are moved to one coach. Options as for `scale`.
 */
import { CONSENT_TEXT_VERSIONS } from "@plateful/access";
import pg from "pg";
import { printTable } from "../measure.ts";
import { HEADS, measureRow, onFilledDatabase } from "./people.ts";

const CLIENTS = [60, 600, 6_000];
const CALLS = 60;
const WARM = 5;
const COACH = 1;

/**
 * Gives the coach so many clients, half of whom keep a diary, and all of whom share everything but the cycle. The consents of
 * the run before go, or each run would make the list of clients dearer.
 */
const giveClients = (count: number): string => `
  set session_replication_role = replica;
  delete from consents where coach_id = ${COACH} and kind = 'COACH_SHARING' and given_in = 'PROFILE';
  set session_replication_role = origin;
  begin;
  update users set coach_id = null where coach_id = ${COACH};
  with chosen as (
    (select id from users where not is_coach and id % 10 in (1, 8) order by id limit ${count / 2})
    union all
    (select id from users where not is_coach and id % 10 not in (1, 8) order by id limit ${count / 2})),
  moved as (update users set coach_id = ${COACH} where id in (select id from chosen) returning id)
  insert into consents (user_id, kind, decision, text_version, language, given_in, actor_id, coach_id, parts, decided_at)
  select id, 'COACH_SHARING', 'GIVEN', ${CONSENT_TEXT_VERSIONS.COACH_SHARING}, 'nl', 'PROFILE', id, ${COACH},
    '{PLAN,DIARY,MEASUREMENTS}', now() from moved;
  commit;
  analyze users; analyze consents;`;

export const benchTriage = (): Promise<void> =>
  onFilledDatabase(async (app, _options, url) => {
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    const cells: string[][] = [];
    for (const count of CLIENTS) {
      await owner.query(giveClients(count));
      const callOf = () => ({ url: "clients/triage/", person: COACH });
      cells.push(await measureRow(app, { name: `${count} clients`, calls: CALLS, warm: WARM, callOf }));
    }
    await owner.end();
    printTable(HEADS, cells);
  });
