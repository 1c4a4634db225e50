export { listWaitingSince } from "./conversation-store.ts";
export { notifyOfMessageJob } from "./notify-of-message.ts";
export { messageRoutes } from "./routes.ts";
