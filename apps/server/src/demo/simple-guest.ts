import type { autoplanSimpleRecipes as planEndpoint, simpleRecipeFavourites } from "@plateful/contract";
import { addDays } from "@plateful/nutrition";
import { autoplanSimpleRecipes } from "../diary/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { insertProfile } from "../profile/index.ts";
import { findOfferedIds, saveSimpleRecipe } from "../simple-recipes/index.ts";
import { DEMO_ADDRESS } from "../support/index.ts";
import { actingAs, type DemoActor, demoNow, demoToday } from "./demo-call.ts";
import {
  consentForDemo,
  type DemoUser,
  ensureOrganisation,
  insertMissingUsers,
  listDemoUsers,
} from "./demo-store.ts";

/** Someone of an organisation that works with recipes as texts, who has answered the short onboarding. */
export const DEMO_GUEST = { key: "noor", firstName: "Noor", lastName: "Visser", locale: "en" } as const;

const STUDIO = {
  name: "Studio Vitaal",
  subdomain: "vitaal",
  primary_colour: "#8a5a2b",
  recipe_system_type: "SIMPLE",
  clients_are_diy: true,
} as const;

const ANSWERS = {
  gender: "FEMALE",
  weight: 70,
  onboarding_motivation: "SAVE_TIME",
  onboarding_cooking_styles: ["QUICK", "FAMILY_FRIENDLY"],
  simple_allergens: ["PEANUTS"],
  preferred_meal_times: ["BREAKFAST", "LUNCH", "DINNER"],
} as const;

const SAVED = ["salmon", "shakshuka", "lentil soup", "pear"];
const EMAIL = `${DEMO_GUEST.key}${DEMO_ADDRESS}`;
const PLANNED_DAYS = 7;

const findGuest = async (trx: Db): Promise<DemoUser | undefined> => (await listDemoUsers(trx, [EMAIL]))[0];

function toActor({ id, organisation_id: organisationId }: DemoUser): DemoActor {
  return { id, isCoach: false, coachId: null, organisationId, locale: DEMO_GUEST.locale };
}

/** Account, organisation and answers. */
async function addGuest(trx: Db, now: Date): Promise<DemoUser> {
  const known = await findGuest(trx);
  if (known !== undefined) return known;
  await insertMissingUsers(trx, [
    {
      email: EMAIL,
      first_name: DEMO_GUEST.firstName,
      last_name: DEMO_GUEST.lastName,
      locale: DEMO_GUEST.locale,
      organisation_id: await ensureOrganisation(trx, { ...STUDIO, created: now }),
      payment_status_override: "COMPLIMENTARY",
      email_confirmed_at: now,
      terms_accepted_at: now,
      date_joined: now,
    },
  ]);
  const guest = await findGuest(trx);
  if (guest === undefined) throw new Error("The guest of the demo was not stored.");
  await consentForDemo(trx, [guest.id], now);
  const { onboarding_cooking_styles: styles, simple_allergens: allergens, ...rest } = ANSWERS;
  await insertProfile(trx, {
    ...rest,
    user_id: guest.id,
    onboarding_cooking_styles: [...styles],
    simple_allergens: [...allergens],
    preferred_meal_times: [...ANSWERS.preferred_meal_times],
    created: now,
    modified: now,
  });
  return guest;
}

/** A week of simple recipes from today, for the places that are still empty. */
function planWeek(services: Services, guest: DemoUser): Promise<void> {
  return actingAs(services, toActor(guest), async (_db, makeCall) => {
    const body = { start_date: demoToday(services), delete_existing_plans: false };
    await autoplanSimpleRecipes(makeCall<typeof planEndpoint>({ body }));
  });
}

function saveSome(services: Services, guest: DemoUser): Promise<void> {
  return actingAs(services, toActor(guest), async (_db, makeCall) => {
    for (const search of SAVED) {
      const [recipe] = await findOfferedIds(makeCall({ body: undefined }), search);
      if (recipe === undefined) throw new Error(`The demo has no simple recipe called ${search}.`);
      const body = { simple_recipe: recipe };
      await saveSimpleRecipe(makeCall<(typeof simpleRecipeFavourites)["create"]>({ body }));
    }
  });
}

/** Puts the guest of the simple system into the demo world; a repeat leaves them as they are. */
export async function loadDemoGuest(services: Services): Promise<void> {
  if ((await inSystemScope(services.db, findGuest)) !== undefined) return;
  const guest = await inSystemScope(services.db, (trx) => addGuest(trx, demoNow(services)));
  await saveSome(services, guest);
  await planWeek(services, guest);
}

/** Continues the guest's week once a day of it has passed. */
export async function continueGuestWeek(services: Services): Promise<void> {
  const guest = await inSystemScope(services.db, findGuest);
  const end = addDays(demoToday(services), PLANNED_DAYS - 1);
  if (guest?.last_date != null && guest.last_date < end) await planWeek(services, guest);
}
