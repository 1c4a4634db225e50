export { beginConversation } from "./begin-conversation.ts";
export { listWaitingSince } from "./conversation-store.ts";
export { notifyOfMessageJob } from "./notify-of-message.ts";
export { messageRoutes } from "./routes.ts";
export { messageLimits, writeToClient } from "./send-message.ts";
