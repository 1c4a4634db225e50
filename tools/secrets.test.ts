import { expect, it } from "vitest";
import { secretProblems, secretsIn } from "./checks/secrets.ts";

/** Put together here, so that this file does not hold what it looks for. */
const SECRETS: readonly string[] = [
  ["-----BEGIN RSA", " PRIVATE KEY-----\nMIIEpAIBAAKCAQEAxyzw"].join(""),
  ["AGE-SECRET-", `KEY-1${"Q".repeat(58)}`].join(""),
  ["sk_", `live_${"a".repeat(24)}`].join(""),
  ["wh", `sec_${"a".repeat(32)}`].join(""),
  ["AK", `IA${"A".repeat(16)}`].join(""),
  ["gh", `p_${"a".repeat(36)}`].join(""),
  ["np", `m_${"a".repeat(36)}`].join(""),
  ["//registry.example/", ":_authToken=abc"].join(""),
  ["ey", `J${"a".repeat(12)}.ey${"J"}${"a".repeat(12)}.${"a".repeat(24)}`].join(""),
];

it("H5 SUPPORT-019: no file of the project holds a secret", { timeout: 120_000 }, () => {
  expect(secretProblems()).toEqual([]);
});

it.each(SECRETS)("H5 SUPPORT-019: a secret is found (%#)", (secret) => {
  expect(secretsIn(`const key = "${secret}";`)).toHaveLength(1);
});

it.each(["sk_test_key", "whsec_soak", "AGE-SECRET-KEY-…", ":_authToken=$" + "{TOKEN}"])(
  "H5: what is none is left alone: %s",
  (text) => {
    expect(secretsIn(`const key = "${text}";`)).toEqual([]);
  },
);
