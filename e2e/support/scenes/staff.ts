import { aCoach } from "../coaching.ts";
import { aClientElsewhere } from "../elsewhere.ts";
import { signInAs } from "../signed-in.ts";
import { button, type Cast } from "./scene.ts";

const NEVER_EMPTY = { empty: "it has no list that could be empty" };

/** A member of staff in the console, with somebody to look at. */
export const STAFF: Cast = {
  name: "staff",
  prepare: async (page) => {
    const person = await aClientElsewhere(await aCoach(page));
    await signInAs(page, { user: { is_staff: true, first_name: "Marit", last_name: "Kok" } });
    return { personId: String(person.id) };
  },
  scenes: [
    { screen: "staff", without: NEVER_EMPTY },
    { screen: "staffSearch", at: "/staff/search?q=Marit" },
    { screen: "staffJobs", without: NEVER_EMPTY },
    { screen: "staffMail", without: NEVER_EMPTY },
    { screen: "staffAudit" },
    { screen: "staffPeople" },
    { screen: "staffPerson" },
    {
      screen: "staffPerson",
      dialog: "staff/ActionDialog",
      open: (page, { staff }) => button(page, staff.persons.switchOff).click(),
    },
    {
      screen: "staffPerson",
      name: "a reason",
      dialog: "staff/ActionDialog",
      open: (page, { staff }) => button(page, staff.persons.health.open).click(),
    },
  ],
};
