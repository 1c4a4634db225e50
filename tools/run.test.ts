import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { projectFiles, ROOT } from "./run.ts";

describe("the files of the project", () => {
  it("OPS-049 are found without git, as in an image and an unpacked release", () => {
    const script = `import { projectFiles } from "./tools/run.ts"; console.log(JSON.stringify(projectFiles(".ts", ".tsx", ".css")))`;
    const args = ["--input-type=module", "--eval", script];
    const found = execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", env: { PATH: "" } });
    expect((JSON.parse(found) as string[]).toSorted()).toEqual(
      projectFiles(".ts", ".tsx", ".css").toSorted(),
    );
  });
});
