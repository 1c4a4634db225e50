import { listDevices } from "@plateful/contract";
import { route } from "../platform/call.ts";
export const supportRoutes = [
  route(listDevices, async (call) => {
    const rows = await call.db
      .selectFrom("sessions")
      .selectAll()
      .where("user_id", "=", call.actor.id)
      .execute();
    return rows.map((r) => ({
      id: r.id,
      label: r.label,
      last_used_at: r.last_used_at.toISOString(),
      current: r.id === call.actor.sessionId,
    }));
  }),
];
