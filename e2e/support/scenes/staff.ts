import { aCoach } from "../coaching.ts";
import { aClientElsewhere } from "../elsewhere.ts";
import { callAs, signInAs } from "../signed-in.ts";
import { button, type Cast } from "./scene.ts";

const NEVER_EMPTY = { empty: "it has no list that could be empty" };

const NOTHING_READ = { empty: "nothing is read for it", loading: "the same", error: "the same" };

const ONLY_RECIPES_READ = {
  ...{ empty: "there are always recipes", loading: "only a part of it is read: the recipes" },
  error: "the same",
};

let flags = 0;

/** A member of staff in the console, with someone to look at. */
export const STAFF: Cast = {
  name: "staff",
  prepare: async (page) => {
    const person = await aClientElsewhere(await aCoach(page));
    const staff = await signInAs(page, { user: { is_staff: true, first_name: "Marit", last_name: "Kok" } });
    flags += 1;
    const flag = await callAs<{ id: number }>(page, staff, "POST", "admin/feature-flags/", {
      ...{ name: `FF_SCENE_${process.pid}_${Date.now()}_${flags}`, kind: "SAMPLE", percent: 25 },
      ...{ users: [person.id] },
    });
    const practice = await callAs<{ id: number }>(page, staff, "POST", "admin/organisations/", {
      name: "Studio Vitaal",
    });
    return { organisationId: String(practice.id), personId: String(person.id), flagId: String(flag.id) };
  },
  scenes: [
    { screen: "staff", without: NEVER_EMPTY },
    { screen: "staffSearch", at: "/staff/search?q=Marit" },
    { screen: "staffJobs", without: NEVER_EMPTY },
    { screen: "staffMail", without: NEVER_EMPTY },
    { screen: "staffAudit" },
    { screen: "staffOrganisations" },
    { screen: "staffOrganisation", at: "/staff/organisations/new", without: ONLY_RECIPES_READ },
    { screen: "staffOrganisation", name: "an old one", without: NEVER_EMPTY },
    { screen: "staffFlags" },
    { screen: "staffFlag", at: "/staff/flags/new", without: NOTHING_READ },
    { screen: "staffFlag", name: "an old one", without: NEVER_EMPTY },
    {
      screen: "staffFlag",
      name: "deleting it",
      dialog: "staff/flags/StaffFlagScreen",
      open: (page, { staff }) => button(page, staff.flags.delete).click(),
    },
    { screen: "staffPeople" },
    { screen: "staffPerson" },
    {
      screen: "staffPerson",
      dialog: "staff/parts/ActionDialog",
      open: (page, { staff }) => button(page, staff.persons.switchOff).click(),
    },
    {
      screen: "staffPerson",
      name: "a reason",
      dialog: "staff/parts/ActionDialog",
      open: (page, { staff }) => button(page, staff.persons.health.open).click(),
    },
  ],
};
