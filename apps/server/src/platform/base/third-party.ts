/** Someone else's service, which may be slow or away. */
export interface ThirdParty<Client> {
  /** Puts a question, and gives up at `end` (milliseconds since 1970) at the latest. */
  readonly ask: <T>(question: (client: Client) => Promise<T>, end?: number) => Promise<T>;
}
