import { type ServePages, sendPage } from "../platform/http/send-page.ts";

const KEPT_SECONDS = 86_400;
/** Personal pages are behind sign-in anyway; search engines need not try the API or the local pages. */
const TEXT = "User-agent: *\nDisallow: /api/\nDisallow: /dev/\n";

/** Tells search engines what is not for them. */
export const serveRobots: ServePages = (server) => {
  server.get("/robots.txt", async (request, reply) =>
    sendPage(request, reply, { type: "text/plain; charset=utf-8", text: TEXT, seconds: KEPT_SECONDS }),
  );
};
