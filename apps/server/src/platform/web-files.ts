import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Services } from "./services.ts";

const YEAR = "public, max-age=31536000, immutable";
/** The build leaves every file packed beside itself; the packed ones are not asked for by their own names. */
const PACKED = /\.(?:br|gz)$/;

/** Built files carry a hash in their name and never change; the page itself and the service worker are asked for anew. */
const cacheControl = (path: string) => (/[\\/]assets[\\/]/.test(path) ? YEAR : "no-cache");

/** Paths of a folder's files as they stand in addresses, without the first slash. */
function namesOf(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !PACKED.test(entry.name));
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/")),
  );
}

/** Serves the built web app; every path that is no file and no API call is a screen of the app. */
export async function serveWeb(server: FastifyInstance, services: Services): Promise<void> {
  const folder = services.settings.webFolder;
  if (folder === undefined) return;
  await server.register(fastifyStatic, {
    root: folder,
    // Its own route for whole folders reads a folder anew at every request, to compare the spelling of names.
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header("cache-control", cacheControl(path)),
  });
  const files = namesOf(folder);
  server.get<{ Params: { "*": string } }>("/*", (request, reply) => {
    const path = request.params["*"];
    return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (request.method !== "GET" || /\.[a-z0-9]+$/i.test(path))
      return reply.status(404).type("text/plain").send("Not found");
    return reply.header("cache-control", "no-cache").type("text/html").sendFile("index.html");
  });
}
