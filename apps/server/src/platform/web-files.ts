import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Services } from "./services.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Built files carry a hash in their name and never change; the page itself and the service worker are asked for anew. */
const cacheControl = (path: string) => (/[\\/]assets[\\/]/.test(path) ? YEAR : "no-cache");

/** Serves the built web app; every path that is no file and no API call is a screen of the app. */
export async function serveWeb(server: FastifyInstance, services: Services): Promise<void> {
  const folder = services.settings.webFolder;
  if (folder === undefined) return;
  await server.register(fastifyStatic, {
    root: folder,
    // The build leaves every file packed beside itself; the packed ones are not asked for by their own names.
    preCompressed: true,
    allowedPath: (path) => !/\.(?:br|gz)$/.test(path),
    setHeaders: (reply, path) => void reply.header("cache-control", cacheControl(path)),
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (request.method !== "GET" || /\.[a-z0-9]+$/i.test(path))
      return reply.status(404).type("text/plain").send("Not found");
    return reply.header("cache-control", "no-cache").type("text/html").sendFile("index.html", join(folder));
  });
}
