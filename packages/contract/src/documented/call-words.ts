/** What people read about a call beside its contract. Only the description of the API loads it, the web app never does. */
export interface CallWords {
  /** In the place of the contract's summary, which the six usual calls of a resource share. */
  readonly summary?: string;
  /** What the call does and what surprises, in one or two sentences. Who may make it is added from the contract. */
  readonly description: string;
  /** Parts of the body of the example, laid over what the examples of fields give; the whole body of a PATCH. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Parts of the example of the answer, laid over the same, or the whole of it where it is no object. */
  readonly answer?: unknown;
  /** Words of parameters that mean something else here than elsewhere. */
  readonly parameters?: Readonly<Record<string, string>>;
}

export type WordsOfCalls = Readonly<Record<string, CallWords>>;

/** The words of a call. */
export const says = (description: string, more: Omit<CallWords, "description"> = {}): CallWords => ({
  description,
  ...more,
});

interface SixWords {
  readonly plural?: string;
  /** `a day of the diary`. */
  readonly one: string;
  readonly many: string;
  /** What is particular about the list, and so on. */
  readonly list?: string;
  readonly create?: string;
  readonly get?: string;
  readonly replace?: string;
  readonly change?: string;
  readonly remove?: string;
  /** The body of the example of a change. */
  readonly changed: Readonly<Record<string, unknown>>;
}

const sentences = (usual: string, own: string | undefined) => (own === undefined ? usual : `${usual} ${own}`);

/** The words of the six usual calls of a resource. */
export function six(noun: string, words: SixWords): WordsOfCalls {
  const { plural = `${noun}s`, one, many, changed } = words;
  return {
    [`list-${plural}`]: {
      summary: `List ${many}`,
      description: sentences(`Answers ${many} page by page.`, words.list),
    },
    [`create-${noun}`]: {
      summary: `Create ${one}`,
      description: sentences(`Stores ${one} and answers it with its id.`, words.create),
    },
    [`get-${noun}`]: {
      summary: `Read ${one}`,
      description: sentences(`Answers ${one} by its id.`, words.get),
    },
    [`replace-${noun}`]: {
      summary: `Replace ${one}`,
      description: sentences(`Replaces ${one} by a body as for creating it.`, words.replace),
    },
    [`change-${noun}`]: {
      summary: `Change ${one}`,
      description: sentences(
        "Changes the fields that are sent and leaves the others as they are.",
        words.change,
      ),
      request: changed,
    },
    [`delete-${noun}`]: {
      summary: `Delete ${one}`,
      description: sentences(`Deletes ${one}; a second attempt answers 404.`, words.remove),
    },
  };
}
