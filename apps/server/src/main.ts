// Node's own modules are compiled already, for its usual flags alone: read before a flag changes, they cost 20 ms less.
import "node:http";
import { enableCompileCache, flushCompileCache } from "node:module";
import { collectEarly } from "./platform/base/collect-early.ts";

collectEarly();
// The next start reads what this one compiled: 0.6 of 3 s until the product answers. It has to be said before
// anything is imported, so the product itself comes after.
enableCompileCache();
const { serveProduct } = await import("./serve-product.ts");
await serveProduct();
flushCompileCache();
