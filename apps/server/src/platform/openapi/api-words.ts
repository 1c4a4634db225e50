import type { Endpoint } from "@plateful/contract";
import type { CallWords } from "@plateful/contract/documented";

/** The words of a description that there are in each language; the rest of it is English. */
export interface ApiWords {
  readonly about: string;
  readonly callsOf: (feature: Endpoint["feature"]) => string;
  readonly summaryOf: (endpoint: Endpoint, words: CallWords) => string;
  readonly done: string;
  readonly repeated: string;
  readonly fieldRefused: string;
  /** Of a call that stores a plan: what is refused, what has to be confirmed, and how. */
  readonly rails: string;
}
