import { sql } from "kysely";
import { expect, vi } from "vitest";
import { inSystemScope } from "../src/platform/database/scope.ts";
import { BUSY_MACHINE_MS, type TestApp } from "./test-app.ts";

/** Waits until no job is waiting or running whose time has come: of one queue, or of all. */
export const untilIdle = ({ app }: TestApp, queue: string | null = null): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await inSystemScope(app.services.db, (trx) =>
        sql`select name from pgboss.job
          where state in ('created', 'retry', 'active') and start_after <= now()
            and (${queue}::text is null or name = ${queue})`.execute(trx),
      );
      expect(rows).toEqual([]);
    },
    { timeout: BUSY_MACHINE_MS, interval: 50 },
  );
