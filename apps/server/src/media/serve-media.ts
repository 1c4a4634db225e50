import { type ServePages, sendNotFound } from "../platform/http/send-page.ts";

/** A name is never used for another picture. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** A picture opened by itself runs nothing and loads nothing. */
const POLICY = "default-src 'none'; sandbox";
const TYPES: Readonly<Record<string, string>> = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" };

/** Uploaded pictures at `/media/{name}`: for everybody who knows the name, which nobody can guess. */
export const serveMedia: ServePages = (server, { files }) => {
  server.get("/media/:file", async (request, reply) => {
    const file = request.param("file");
    const [, kind = ""] = /^[0-9a-f]{32}\.(png|jpg|webp)$/.exec(file) ?? [];
    const bytes = kind === "" ? null : await files.read(file);
    if (bytes === null) return sendNotFound(reply);
    return reply
      .header("cache-control", FOR_EVER)
      .header("content-security-policy", POLICY)
      .type(TYPES[kind] ?? "application/octet-stream")
      .send(bytes);
  });
};
