import type { Seeds } from "../check.ts";

export const A_SEEDS: Seeds = {
  // Everybody reads everybody's.
  A1: [
    {
      file: "apps/server/src/platform/base/reach.ts",
      from: 'return { usual, staff: staffReadAll ? "all" : usual };',
      to: 'return { usual: staffReadAll ? "all" : usual, staff: staffReadAll ? "all" : usual };',
    },
  ],
  // What is someone else's is refused, and what is not there is not found.
  A2: [
    {
      file: "apps/server/src/measurements/own-measurement.ts",
      from: 'const reach = actor.isCoach ? "clients" : "self";',
      to: 'const reach = "all" as const;',
    },
  ],
  // Nobody asks whether the person who is named may be written for.
  A3: [
    {
      file: "apps/server/src/platform/calls/answer-call.ts",
      from: 'if (rows[0]?.visible !== true) throw new Problem("permission_denied");',
      to: "if (rows.length === 0) throw new Problem('permission_denied');",
    },
  ],
  // People decide for themselves what staff decide.
  A4: [
    {
      file: "apps/server/src/sign-in/accounts/change-user.ts",
      from: "...(call.actor.isStaff ? staffColumns(changes, row.id === call.actor.id) : {}),",
      to: "...staffColumns(changes, row.id === call.actor.id),",
    },
  ],
  A5: [
    {
      file: "apps/server/src/organisations/site-brand.ts",
      from: "return hostToSubdomain(request.host, services.settings);",
      to: 'return hostToSubdomain(String(request.headers["x-forwarded-host"] ?? request.host), services.settings);',
    },
  ],
  // Answers are kept by their address alone.
  A6: [
    {
      file: "apps/server/src/platform/calls/serve.ts",
      from: "const outcome = await answerCall({ route, services, callers, request, reply });",
      to: `const known = ((globalThis as unknown as { known?: Map<string, unknown> }).known ??= new Map());
          const outcome = (known.get(request.url) ??
            (await answerCall({ route, services, callers, request, reply }))) as Awaited<ReturnType<typeof answerCall>>;
          known.set(request.url, outcome);`,
    },
  ],
  A7: [
    {
      file: "apps/server/migrations/0047-access.sql",
      from: "'simple_recipe_sections', 'simple_recipes']",
      to: "'simple_recipe_sections']",
    },
  ],
  A8: [
    {
      file: "apps/server/src/profile/present-profile.ts",
      from: "last_menstrual_period_start_date: viewer.isOwner ? startDate : null,",
      to: "last_menstrual_period_start_date: startDate,",
    },
  ],
  // Who calls is looked up once.
  A9: [
    {
      file: "apps/server/src/platform/calls/answer-call.ts",
      from: "const visitor = actorOfScope(opened);",
      to: `const known = ((globalThis as unknown as { known?: Map<string, Actor> }).known ??= new Map());
  const token = String(on.request.headers.authorization);
  const visitor = known.get(token) ?? actorOfScope(opened);
  if (visitor !== null) known.set(token, visitor);`,
    },
  ],
  // The coach's link opens the client's session.
  A10: [
    {
      file: "apps/server/src/sign-in/login-by-link.ts",
      from: `    if ((await findLiveLink(call.db, hash, ["INVITATION"], call.now)) !== null)
      throw new Problem("invitation_needs_code");
    const live = await findLiveLink(call.db, hash, PURPOSES, call.now);`,
      to: '    const live = await findLiveLink(call.db, hash, ["INVITATION", ...PURPOSES], call.now);',
    },
    {
      file: "apps/server/src/sign-in/login-by-link.ts",
      from: "useLink(call.db, hash, PURPOSES, call.now)",
      to: 'useLink(call.db, hash, ["INVITATION", ...PURPOSES], call.now)',
    },
  ],
  A11: [
    {
      file: "apps/server/src/platform/calls/serve.ts",
      from: "  refuseOtherMethods(app, served);\n}",
      to: '  refuseOtherMethods(app, served);\n  app.get("/api/hidden/", () => ({}));\n}',
    },
  ],
};
