import * as contract from "@plateful/contract";
import { phasedRoute, type Route, route } from "../platform/calls/call.ts";
import { findBroughtFiles } from "./find-brought-files.ts";
import { getBroughtFile } from "./get-brought-file.ts";
import { importBroughtFile, importLimits } from "./import-brought-file.ts";
import { readBroughtFile, readLimits } from "./read-brought-file.ts";
import { undoBroughtFile } from "./undo-brought-file.ts";

export const bringRoutes: readonly Route[] = [
  phasedRoute(contract.readBroughtFile, readBroughtFile, { limits: readLimits }),
  route(contract.findBroughtFiles, findBroughtFiles),
  route(contract.getBroughtFile, getBroughtFile),
  route(contract.importBroughtFile, importBroughtFile, { limits: importLimits }),
  route(contract.undoBroughtFile, undoBroughtFile),
];
