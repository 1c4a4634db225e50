export { serveAssistants } from "./serve-assistants.ts";
