/** Where uploaded files are stored. Names are of our own making: hexadecimal digits and an ending. */
export interface FileStore {
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
  /** Null when there is no such file. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Removing what is not there is no error: the work may be repeated. */
  readonly remove: (name: string) => Promise<void>;
}
