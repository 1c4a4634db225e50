import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { deleteMedia } from "./remove-media.ts";
import { uploadMedia } from "./upload-media.ts";

export const mediaRoutes: readonly Route[] = [
  route(contract.uploadMedia, uploadMedia),
  route(contract.deleteMedia, deleteMedia),
];
