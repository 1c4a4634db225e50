import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { getTriageClient } from "./get-triage-client.ts";
import { listTriage } from "./list-triage.ts";
import { getClientMarks, markClient, settleClient, unsettleClient } from "./settle-client.ts";
import { changeTriageSettings, getTriageSettings } from "./triage-settings.ts";

/** The morning round of a coach. */
export const triageRoutes: readonly Route[] = [
  route(contract.listTriage, listTriage, { readsReplica: true }),
  route(contract.getTriageSettings, getTriageSettings),
  route(contract.changeTriageSettings, changeTriageSettings),
  route(contract.getTriageClient, getTriageClient),
  route(contract.settleClient, settleClient),
  route(contract.unsettleClient, unsettleClient),
  route(contract.getClientMarks, getClientMarks),
  route(contract.markClient, markClient),
];
