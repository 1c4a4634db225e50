import { inSystemScope } from "../src/platform/database/scope.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Calls of tests that try all values switch people off whom later calls need, which also ends their sessions.
 * @param disabledId Who stays off.
 * @returns what lets everybody in again with the sessions that they have now.
 */
export async function keepLetIn(app: TestApp, disabledIds: readonly number[]): Promise<() => Promise<void>> {
  const { db } = app.app.services;
  const sessions = await inSystemScope(db, (trx) => trx.selectFrom("sessions").selectAll().execute());
  return () =>
    inSystemScope(db, async (trx) => {
      await trx
        .updateTable("users")
        .set({ account_enabled: true })
        .where("account_enabled", "=", false)
        .where("id", "not in", disabledIds)
        .execute();
      const there = await trx.selectFrom("users").select("id").execute();
      const ids = new Set(there.map(({ id }) => id));
      await trx
        .insertInto("sessions")
        .values(sessions.filter(({ user_id }) => ids.has(user_id)).map(({ id: _id, ...session }) => session))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
}
