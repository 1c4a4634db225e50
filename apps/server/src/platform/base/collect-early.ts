import { setFlagsFromString } from "node:v8";

/**
 * Keeps V8 from making new objects among the old ones, which it does for code whose objects lived long during the start. What
 * a call makes there stays until a full collection, with all that it refers to (decision 0054). To be called before the
 * product is read.
 */
export const collectEarly = (): void => setFlagsFromString("--no-allocation-site-pretenuring");
