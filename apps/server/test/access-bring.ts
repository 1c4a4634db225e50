import type { Policy, Word } from "./access-policy.ts";
import { ABSENT, type Build, plain } from "./access-request.ts";
import { broughtForm, readBrought } from "./brought-files.ts";

const EVERYBODY: Word = {
  ...{ nobody: 401, self: "ok", other: "ok", coach: "ok", otherCoach: "ok", disabled: 403, staff: "ok" },
};
const OWNER: Word = {
  ...{ nobody: 401, self: "ok", other: "hidden", coach: "hidden", otherCoach: "hidden", disabled: 403 },
  staff: "hidden",
};

const FILE = "date,name,kcal\n2024-03-04,Soup,200";

/** What the calls on files of other apps must answer: their person alone reaches them, no coach and no staff (ledger DOOR-046). */
export const BRING_POLICY: Readonly<Record<string, Policy>> = {
  "read-brought-file": [EVERYBODY],
  "find-brought-files": [EVERYBODY],
  "get-brought-file": [OWNER, 404],
  "import-brought-file": [OWNER, 404],
  "undo-brought-file": [OWNER, 404],
};

const onFile =
  (body?: Readonly<Record<string, unknown>>): Build =>
  async ({ app, people }, aim) => ({
    params: { id: aim.isThere ? (await readBrought(app, FILE, { as: people.self })).body.id : ABSENT },
    ...(body === undefined ? {} : { body }),
  });

/** A valid request for each of these calls. */
export const BRING_REQUESTS: Readonly<Record<string, Build>> = {
  "read-brought-file": () => ({ form: broughtForm(FILE) }),
  "find-brought-files": plain(),
  "get-brought-file": onFile(),
  "import-brought-file": onFile({ add_weights: false }),
  "undo-brought-file": onFile(),
};
