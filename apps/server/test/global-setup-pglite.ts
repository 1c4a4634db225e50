import type { TestProject } from "vitest/node";
import { startTemplate } from "./start-template.ts";

/** One embedded database, migrated and filled, as a file from which every test file starts. */
export default (project: TestProject) => startTemplate("pglite", project);
