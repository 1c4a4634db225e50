import type { en } from "../en/index.ts";
import { first } from "./first.ts";
import { late } from "./late.ts";

export const nl = { ...first, ...late } satisfies typeof en;
