import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { changeClient, versionedClient } from "./change-client.ts";
import { countClientFittingRecipes } from "./count-client-fitting-recipes.ts";
import { getClient } from "./get-client.ts";
import { listClientFits } from "./list-client-fits.ts";
import { listClients } from "./list-clients.ts";

/** What coaches see and change of their clients' accounts. */
export const clientRoutes: readonly Route[] = [
  route(contract.listClients, listClients),
  route(contract.getClient, getClient),
  route(contract.changeClient, changeClient, versionedClient),
  route(contract.countClientFittingRecipes, countClientFittingRecipes),
  route(contract.listClientFits, listClientFits),
];
