import type { Seeds } from "../check.ts";

const SERVER = "apps/server/src";

export const G_SEEDS: Seeds = {
  // The body of a call is logged when it fails.
  G1: [
    {
      file: `${SERVER}/platform/http/error-answer.ts`,
      from: "const fault = { err: error, requestId: request.id };",
      to: "const fault = { err: error, requestId: request.id, sent: request.body };",
    },
  ],
  // The form is sent along with a fault.
  G2: [
    {
      file: `${SERVER}/support/reports.ts`,
      from: "call.services.log.warn({ clientError: fault }",
      to: "call.services.log.warn({ clientError: { ...fault, ...call.body } }",
    },
  ],
  // A pixel of someone else's is loaded with every page.
  G3: [
    {
      file: "apps/web/src/main.tsx",
      from: 'const host = document.getElementById("root");',
      to: 'new Image().src = "http://127.0.0.1:9/pixel.gif";\nconst host = document.getElementById("root");',
    },
  ],
  // One tick counts for every kind.
  G4: [
    {
      file: `${SERVER}/privacy/give-consents.ts`,
      from: "  await insertDecisions(call.db, decisions);\n  return { latest: await loadConsentsOf(call.db, call.actor.id) };\n}\n\n/**",
      to: `  const kinds = ["BODY_AND_PLAN", "CYCLE", "STRESS_AND_SLEEP"] as const;
  await insertDecisions(call.db, decisions.flatMap((one) => kinds.map((kind) => ({ ...one, kind }))));
  return { latest: await loadConsentsOf(call.db, call.actor.id) };
}

/**`,
    },
  ],
  // A table is forgotten.
  G5: [
    {
      file: `${SERVER}/personal-data/personal-rows-store.ts`,
      from: "having bool_or(a.attname = 'user_id')",
      to: "having bool_or(a.attname = 'user_id' and c.relname <> 'user_weights')",
    },
  ],
  // What others did with the person's data stays in the access log.
  G6: [
    {
      file: "apps/server/migrations/0044-audit-append-only.sql",
      from: "  delete from audit_log where user_id = old.id;\n",
      to: "",
    },
  ],
  // The job deletes nothing.
  G7: [
    {
      file: `${SERVER}/personal-data/carry-out-retention.ts`,
      from: "for (const rule of RETENTION_RULES)",
      to: "for (const rule of RETENTION_RULES.slice(0, 0))",
    },
  ],
  // A column is added and not classified.
  G8: [
    {
      file: "apps/server/migrations/0045-retention.sql",
      from: "alter table users add column inactivity_notice_at timestamptz;",
      to: "alter table users add column inactivity_notice_at timestamptz;\nalter table users add column shoe_size integer;",
    },
  ],
  // What coaches read is not noted.
  G9: [
    {
      file: `${SERVER}/platform/calls/audit.ts`,
      from: 'if (endpoint.method === "GET") await insertReadAudit(call.db, entry, owners);',
      to: 'if (endpoint.method === "GET") await insertReadAudit(call.db, entry, visitor.isCoach ? [] : owners);',
    },
  ],
};
