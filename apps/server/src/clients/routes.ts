import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { invitationLimits } from "../sign-in/index.ts";
import { changeClient, versionedClient } from "./change-client.ts";
import { correctClientAddress } from "./correct-client-address.ts";
import { countClientFittingRecipes } from "./count-client-fitting-recipes.ts";
import { createClient } from "./create-client.ts";
import { getClient } from "./get-client.ts";
import { importClients, importLimits } from "./import-clients.ts";
import { getInvitation, previewInvitation, sendInvitation, withdrawInvitation } from "./invitations.ts";
import { leaveWaitlist } from "./leave-waitlist.ts";
import { listClientFits } from "./list-client-fits.ts";
import { listClients } from "./list-clients.ts";
import { listInvitations } from "./list-invitations.ts";
import { undoClient } from "./undo-client.ts";
import { joinWaitlist, listWaitlist, removeFromWaitlist, waitlistLimits } from "./waitlist.ts";

/** What coaches see and change of their clients' accounts. */
export const clientRoutes: readonly Route[] = [
  route(contract.listClients, listClients, { readsReplica: true }),
  route(contract.getClient, getClient),
  route(contract.changeClient, changeClient, { versioned: versionedClient }),
  route(contract.createClient, createClient, { limits: invitationLimits }),
  route(contract.importClients, importClients, { limits: importLimits }),
  route(contract.previewInvitation, previewInvitation),
  route(contract.undoClient, undoClient),
  route(contract.listInvitations, listInvitations),
  route(contract.joinWaitlist, joinWaitlist, { limits: waitlistLimits }),
  route(contract.leaveWaitlist, leaveWaitlist),
  route(contract.listWaitlist, listWaitlist),
  route(contract.removeFromWaitlist, removeFromWaitlist),
  route(contract.getInvitation, getInvitation),
  route(contract.sendInvitation, sendInvitation, { limits: invitationLimits }),
  route(contract.withdrawInvitation, withdrawInvitation),
  route(contract.correctClientAddress, correctClientAddress, { limits: invitationLimits }),
  route(contract.countClientFittingRecipes, countClientFittingRecipes),
  route(contract.listClientFits, listClientFits),
];
