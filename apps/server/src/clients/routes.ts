import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { changeClient } from "./change-client.ts";
import { getClient } from "./get-client.ts";
import { listClients } from "./list-clients.ts";

/** What coaches see and change of their clients' accounts. */
export const clientRoutes: readonly Route[] = [
  route(contract.listClients, listClients),
  route(contract.getClient, getClient),
  route(contract.changeClient, changeClient),
];
