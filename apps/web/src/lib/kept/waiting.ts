interface Failing {
  readonly tries: number;
  /** When it failed first and last, in milliseconds since 1970. */
  readonly since: number;
  readonly last: number;
  /** Others go on without it. */
  readonly isSetAside: boolean;
}

/** What every change that waits says of itself. */
export interface Waiting {
  /** Sent along with every attempt, so that it is carried out once. */
  readonly key: string;
  readonly userId: number;
  readonly date: string;
  /** When it was kept, ISO 8601. */
  readonly keptAt?: string;
  /** It was sent without an answer, so that the server may have it. */
  readonly isTried?: boolean;
  /** What the server answered with errors of its own (5xx). */
  readonly failing?: Failing;
}
