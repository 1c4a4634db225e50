import {
  CONSENT_TEXT_VERSIONS,
  type ConsentPlace,
  type SharedPart,
  type StoringKind,
} from "@plateful/access";
import { giveConsents, shareWithCoach } from "@plateful/contract";
import { call } from "../lib/server/call.ts";

/** The places at which a person decides; the others are not chosen by them. */
export type OwnPlace = Exclude<ConsentPlace, "COACH" | "UPGRADE" | "DEMO">;

/** Records consent to these kinds, with the texts that the app shows. */
export const recordConsents = (kinds: readonly StoringKind[], place: OwnPlace) =>
  call(giveConsents, {
    body: {
      consents: kinds.map((kind) => ({ kind, text_version: CONSENT_TEXT_VERSIONS[kind] })),
      given_in: place,
    },
  });

/** Records what a coach may see from now on. */
export const recordSharing = (coachId: number, parts: readonly SharedPart[], place: OwnPlace) =>
  call(shareWithCoach, {
    body: {
      coach: coachId,
      parts: [...parts],
      text_version: CONSENT_TEXT_VERSIONS.COACH_SHARING,
      given_in: place,
    },
  });
