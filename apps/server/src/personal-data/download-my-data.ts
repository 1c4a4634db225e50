import { phrasesOf } from "@plateful/phrases/all";
import { zip } from "../platform/base/zip.ts";
import type { Call, FileAnswer } from "../platform/calls/call.ts";
import { forLongWork } from "../platform/calls/services.ts";
import { dataArchive } from "./data-archive.ts";
import { oneOfFew } from "./one-of-few.ts";

/** All data of the caller as an archive (ledger PRIV-016). */
export function downloadMyData(call: Call): Promise<FileAnswer> {
  const { now, language } = call;
  return oneOfFew(call, phrasesOf(language).privacy.download.file, (owner) =>
    zip(dataArchive(forLongWork(call.services), { owner, language, now }), now),
  );
}
