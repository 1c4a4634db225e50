import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { declareClientConsent } from "./declare-client-consent.ts";
import { giveConsents, shareWithCoach } from "./give-consents.ts";
import { listConsents } from "./list-consents.ts";
import { listDataViews } from "./list-data-views.ts";
import { withdrawConsents } from "./withdraw-consents.ts";

export const privacyRoutes: readonly Route[] = [
  route(contract.listConsents, listConsents),
  route(contract.giveConsents, giveConsents),
  route(contract.withdrawConsents, withdrawConsents),
  route(contract.shareWithCoach, shareWithCoach),
  route(contract.declareClientConsent, declareClientConsent),
  route(contract.listDataViews, listDataViews),
];
