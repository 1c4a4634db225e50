import { sql } from "kysely";
import { expect } from "vitest";
import { inSystemScope } from "../src/platform/database/scope.ts";
import { BUSY_MACHINE_MS, type TestApp } from "./test-app.ts";

/** Waits until no job is waiting or running whose time has come: of one queue, or of all. */
export const untilIdle = ({ app }: TestApp, queue: string | null = null): Promise<void> =>
  expect
    .poll(
      () =>
        inSystemScope(app.services.db, async (trx) => {
          const { rows } = await sql`select 1 from pgboss.job
            where state in ('created', 'retry', 'active') and start_after <= now()
              and (${queue}::text is null or name = ${queue})`.execute(trx);
          return rows.length;
        }),
      { timeout: BUSY_MACHINE_MS },
    )
    .toBe(0);
