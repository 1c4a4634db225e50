import { signInAs } from "../signed-in.ts";
import type { Cast } from "./scene.ts";

const NEVER_EMPTY = { empty: "it has no list that could be empty" };

/** A member of staff in the console. */
export const STAFF: Cast = {
  name: "staff",
  prepare: async (page) => {
    await signInAs(page, { user: { is_staff: true, first_name: "Marit", last_name: "Kok" } });
    return {};
  },
  scenes: [
    { screen: "staff", without: NEVER_EMPTY },
    { screen: "staffSearch", at: "/staff/search?q=Marit" },
    { screen: "staffJobs", without: NEVER_EMPTY },
    { screen: "staffMail", without: NEVER_EMPTY },
    { screen: "staffAudit" },
  ],
};
