import { first } from "./first.ts";
import { late } from "./late.ts";

export const en = { ...first, ...late };
