import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/call.ts";
import { preparePicture } from "./prepare-picture.ts";
import { deleteMedia } from "./remove-media.ts";
import { uploadMedia } from "./upload-media.ts";

export const mediaRoutes: readonly Route[] = [
  route(contract.uploadMedia, uploadMedia, preparePicture),
  route(contract.deleteMedia, deleteMedia),
];
