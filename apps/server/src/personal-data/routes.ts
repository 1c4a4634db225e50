import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { exportLimits } from "../sign-in/index.ts";
import { downloadMyData } from "./download-my-data.ts";

export const personalDataRoutes: readonly Route[] = [
  route(contract.downloadMyData, downloadMyData, { limits: exportLimits }),
];
