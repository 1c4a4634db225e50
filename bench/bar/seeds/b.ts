import type { Seeds } from "../check.ts";

const SIGN_IN = "apps/server/src/sign-in";

export const B_SEEDS: Seeds = {
  /** A new code gives the wrong tries of the account back. */
  B1: [
    {
      file: `${SIGN_IN}/request-sign-in.ts`,
      from: "    const requestSecret = newRequestSecret();",
      to: `    await call.services.limitedEvents.forget(call.db, [\`email:\${wish.email}\`]);
    const requestSecret = newRequestSecret();`,
    },
  ],
  /** The tries of a code are counted, and not looked at. */
  B2: [
    {
      file: `${SIGN_IN}/stores/sign-in-request-store.ts`,
      from: `    .where("attempts", "<", MAX_TRIES)\n`,
      to: "",
    },
  ],
  B3: [
    {
      file: `${SIGN_IN}/stores/secrets.ts`,
      from: 'String(randomInt(0, 10_000)).padStart(4, "0")',
      to: "String(Math.floor(Math.random() * 9000 + 1000))",
    },
  ],
  /** No breaker. */
  B4: [
    {
      file: `${SIGN_IN}/stores/wrong-tries-store.ts`,
      from: "const MAX_WRONG_OF_SERVICE = 200;",
      to: "const MAX_WRONG_OF_SERVICE = 2_000_000;",
    },
  ],
  /** A link for one thing is good for another. */
  B5: [
    {
      file: `${SIGN_IN}/login-by-link.ts`,
      from: '...(["CLIENT_INVITATION", "TEAM_INVITATION"] as const),\n];',
      to: '...(["CLIENT_INVITATION", "TEAM_INVITATION", "CHANGE_EMAIL"] as const),\n];',
    },
  ],
  /** Tokens are stored as they are. */
  B6: [
    {
      file: "apps/server/src/platform/calls/who-is.ts",
      from: 'Buffer => hash("sha256", token, "buffer");',
      to: "Buffer => Buffer.from(token);",
    },
  ],
  /** Signing out is left to the app. */
  B7: [
    {
      file: `${SIGN_IN}/devices.ts`,
      from: "  await deleteSession(call.db, call.actor.id, call.actor.sessionId);",
      to: "  void call;",
    },
  ],
  B8: [
    {
      file: `${SIGN_IN}/request-sign-in.ts`,
      from: 'method: hasCode ? "OTP"',
      to: 'method: hasCode && account !== null ? "OTP"',
    },
  ],
  B9: [
    {
      file: `${SIGN_IN}/stores/sign-in-limits.ts`,
      from: "subject: ofEmail(email), max: 5, seconds: HOUR",
      to: "subject: ofEmail(email), max: 5000, seconds: HOUR",
    },
  ],
  /** Every machine may say who is in front of it. */
  B10: [
    {
      file: "apps/server/src/platform/http/client-address.ts",
      from: 'if (trust.kind === "off") return () => false;',
      to: 'if (trust.kind === "off") return () => true;',
    },
  ],
};
