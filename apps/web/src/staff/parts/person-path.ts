import { PATHS } from "../../lib/address/paths.ts";

/** The address of an account in the console. */
export const personPath = (id: number): string => PATHS.staffPerson.replace("$personId", String(id));
