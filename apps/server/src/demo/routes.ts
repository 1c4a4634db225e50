import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { createDemoAccount, demoAccountLimits } from "./create-demo-account.ts";

/** An account to look around with. */
export const demoRoutes: readonly Route[] = [
  route(contract.createDemoAccount, createDemoAccount, { limits: demoAccountLimits }),
];
