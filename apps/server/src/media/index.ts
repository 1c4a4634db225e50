export { checkOwnPicture } from "./check-own-picture.ts";
export { removeFilesOf, removeMediaFilesJob } from "./remove-media.ts";
export { mediaRoutes } from "./routes.ts";
export { serveMedia } from "./serve-media.ts";
export { keepLogo, logoLimits } from "./upload-media.ts";
