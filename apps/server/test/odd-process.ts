/** A process in which something escapes: an error or a rejection, as its first argument says. */
import { openLog } from "../src/platform/base/log.ts";
import { stopInOrder } from "../src/platform/base/stop-process.ts";

const log = openLog("fatal");
stopInOrder(async () => void process.stdout.write("closed in order\n"), log);
setTimeout(() => {
  if (process.argv[2] === "rejection") void Promise.reject(new Error("not caught by anybody"));
  else throw new Error("not caught by anybody");
}, 10);
setInterval(() => {}, 1_000);
