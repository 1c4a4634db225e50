/** Values that break careless programs; `RAW_NUMBERS` are sent as numbers of that text, which no program of ours would write. */
export const HOSTILE: readonly unknown[] = [
  "a\u0000b",
  "x".repeat(50_000),
  "👩‍👩‍👧‍👦".repeat(50),
  "\ud800",
  "\u202egnp.exe",
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  "1e309",
  "-1e309",
  "9007199254740993",
  -1,
  0,
  1,
  0.1 + 0.2,
  "NaN",
  [],
  [null, { a: [] }],
  {},
  { id: "x" },
  null,
  "",
  " ",
  "2026-02-30",
  "9999-12-31",
  "'; drop table users; --",
  "%_\\",
  "__proto__",
  true,
];

const RAW_NUMBERS = /"(-?1e309|9007199254740993)"/g;

/** JSON with numbers that are too large to be numbers, or to be exact. */
export const toHostileJson = (body: unknown): string => JSON.stringify(body).replaceAll(RAW_NUMBERS, "$1");

/** What only the inside of the server says. */
export const INSIDE =
  /\.ts:\d|node_modules|\bat \w+ \(|violates|syntax error|relation "|duplicate key|invalid input|PG::|kysely|select .* from /i;

/** What a call answers that nobody has set up: importing recipes from a social network (ledger SREC-040). */
export const isNotOffered = ({
  status,
  body,
}: {
  readonly status: number;
  readonly body: unknown;
}): boolean => status === 503 && (body as { code?: unknown } | null)?.code === "import_unavailable";
