import { createHash } from "node:crypto";
import {
  COLLEAGUE_TEXT_VERSION,
  CONSENT_KINDS,
  CONSENT_TEXT_VERSIONS,
  type ConsentKind,
} from "@plateful/access";
import { LANGUAGES } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import { expect, it } from "vitest";

/**
 * What people read before they agreed, by kind and version, as fingerprints of the texts of all languages. Whoever changes such a
 * text raises its version and adds a line; a line that is here stays, because it says what was agreed to.
 */
const FINGERPRINTS: Readonly<Record<ConsentKind, readonly string[]>> = {
  BODY_AND_PLAN: ["3a65f25f3ba9144b"],
  CYCLE: ["7af797c00c3b231a"],
  STRESS_AND_SLEEP: ["202c07972b3dd07f"],
  HEALTH_ANSWERS: ["781e1f7e6a60669a"],
  COACH_SHARING: ["03d8d770be9dc5d9"],
};

function textsOf(kind: ConsentKind): unknown {
  return LANGUAGES.map((language) => {
    const { consents, sharing } = phrasesOf(language).privacy;
    if (kind !== "COACH_SHARING") return [consents[kind].agree, consents[kind].explains];
    const { parts, details, always, explains, invited } = sharing;
    return [parts, details, always, explains({ coach: "Iris" }), invited({ coach: "Iris" })];
  });
}

/** The same for being shared with a colleague of one's coach. */
const COLLEAGUE_FINGERPRINTS: readonly string[] = ["9a2efdbfc295ee1c"];

const fingerprintOf = (text: unknown) =>
  createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 16);

it("TEAM-019: the text with which a client agrees to a colleague is the one of its version", () => {
  const text = LANGUAGES.map((language) => {
    const { shares, sharing } = phrasesOf(language).privacy;
    const names = { coach: "Iris", colleague: "Noor" };
    return [shares.asks(names), shares.explains(names), sharing.parts, sharing.details];
  });
  expect(COLLEAGUE_FINGERPRINTS).toHaveLength(COLLEAGUE_TEXT_VERSION);
  expect(COLLEAGUE_FINGERPRINTS.at(-1)).toBe(fingerprintOf(text));
});

it.each(CONSENT_KINDS)("G4 PRIV-004: the text of %s is the one of its version", (kind) => {
  const fingerprint = fingerprintOf(textsOf(kind));
  expect(FINGERPRINTS[kind]).toHaveLength(CONSENT_TEXT_VERSIONS[kind]);
  expect(FINGERPRINTS[kind].at(-1)).toBe(fingerprint);
});
