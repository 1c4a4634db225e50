import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { deleteMedia } from "./remove-media.ts";
import { uploadLimits, uploadMedia } from "./upload-media.ts";

export const mediaRoutes: readonly Route[] = [
  route(contract.uploadMedia, uploadMedia, { limits: uploadLimits }),
  route(contract.deleteMedia, deleteMedia),
];
