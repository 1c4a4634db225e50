import * as contract from "@plateful/contract";
import { phasedRoute, type Route, route } from "../platform/calls/call.ts";
import { deleteMedia } from "./remove-media.ts";
import { uploadLimits, uploadMedia } from "./upload-media.ts";

export const mediaRoutes: readonly Route[] = [
  phasedRoute(contract.uploadMedia, uploadMedia, { limits: uploadLimits }),
  route(contract.deleteMedia, deleteMedia),
];
