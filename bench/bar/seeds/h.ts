import type { Seeds } from "../check.ts";

export const H_SEEDS: Seeds = {
  // A package runs a script when it is installed, and nobody has looked at it.
  H1: [{ file: "package.json", from: '    "node": true\n', to: "" }],
  H2: [
    {
      file: "package-lock.json",
      from: '"node_modules/kysely": {\n',
      to: '"node_modules/kysely": {\n      "resolved": "git+ssh://git@host/kysely.git#1",\n',
    },
  ],
  // Something is shipped that the list does not name.
  H3: [{ file: "docs/sbom/2.4.11.cdx.json", from: '"name": "nodemailer"', to: '"name": "another"' }],
  H5: [
    {
      file: "apps/server/src/platform/settings/secret-settings.ts",
      from: "change[-_ ]?(me|this|it)|",
      to: "",
    },
  ],
  // A page for developers answers in production.
  H6: [
    {
      file: "apps/server/src/support/mail-page.ts",
      from: "if (services.settings.production) return;",
      to: "",
    },
  ],
};
