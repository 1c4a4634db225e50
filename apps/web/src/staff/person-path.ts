import { PATHS } from "../lib/paths.ts";

/** The address of an account in the console. */
export const personPath = (id: number): string => PATHS.staffPerson.replace("$personId", String(id));
