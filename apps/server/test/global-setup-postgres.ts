import type { TestProject } from "vitest/node";
import { startTemplate } from "./start-template.ts";

/** A throw-away PostgreSQL with one migrated and filled database, which every test file copies. */
export default (project: TestProject) => startTemplate("postgres", project);
