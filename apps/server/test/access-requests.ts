// size: one request for each call of the API, read as one table
import { SHARED_PARTS } from "@plateful/access";
import { ADMIN_REQUESTS, MEDIA_REQUESTS } from "./access-admin.ts";
import { BRING_REQUESTS } from "./access-bring.ts";
import { CHECK_IN_REQUESTS } from "./access-check-ins.ts";
import { GROCERY_REQUESTS } from "./access-groceries.ts";
import { JOINING_REQUESTS } from "./access-joining.ts";
import { MESSAGE_REQUESTS } from "./access-messages.ts";
import { PLANNING_REQUESTS } from "./access-planning.ts";
import { RECIPE_REQUESTS } from "./access-recipes.ts";
import {
  ABSENT,
  type Aim,
  type Build,
  byNewPerson,
  deletes,
  filteredBy,
  forSelf,
  of,
  on,
  plain,
  type Request,
  used,
} from "./access-request.ts";
import { BILLING_REQUESTS } from "./access-requests-billing.ts";
import { foods } from "./access-requests-foods.ts";
import { simpleRequests } from "./access-simple-requests.ts";
import { STAFF_REQUESTS } from "./access-staff.ts";
import { SWAP_REQUESTS } from "./access-swaps.ts";
import { TEAM_REQUESTS } from "./access-team.ts";
import { TEMPLATE_REQUESTS } from "./access-templates.ts";
import { TOKEN_REQUESTS } from "./access-tokens.ts";
import { TRIAGE_REQUESTS } from "./access-triage.ts";
import { slotBody, type World } from "./access-world.ts";
import { FEEDBACK } from "./factories.ts";
import { MEASURED_BODIES, type MeasuredThing } from "./measured.ts";
import { ONBOARDING_ANSWERS } from "./onboarding-answers.ts";
import type { Person } from "./test-app.ts";
import { anEmail } from "./test-browser.ts";

const mailBody = (more: object = {}) => ({
  email: anEmail(),
  redirect_url: "http://localhost:3000/",
  ...more,
});
const names = { first_name: "Anna", last_name: "Jansen" };
const deletion = () => ({ confirmation: "DELETE" });

/** What staff do with an account, which is made for it. */
const onAPerson =
  (body: Request["body"]): Build =>
  async (world, aim) => {
    // Never one of the world's own people: whoever tries all values would sign them out, or erase them.
    const owner = aim.isThere ? (await world.newPerson("self")).id : of(aim, world.people.self.id);
    return { params: { id: owner }, ...(body === undefined ? {} : { body }), owner };
  };

const signIn: Record<string, Build> = {
  "create-magic-link": () => ({ body: mailBody() }),
  "create-login-signup-portal": async (world) => ({
    body: mailBody({ organisation_subdomain: await subdomainOf(world) }),
  }),
  "create-otp": () => ({ body: { email: anEmail() } }),
  "resend-otp": () => ({ body: { email: anEmail() } }),
  "verify-otp": () => ({ body: { email: anEmail(), otp: "1234" } }),
  "read-link": plain({ body: { token: "unknown" } }),
  "send-invitation-code": plain({ body: { magic_link_token: "unknown" } }),
  "redeem-invitation": plain({ body: { magic_link_token: "unknown", otp: "1234" } }),
  "login-by-link": plain({ body: { magic_link_token: "unknown" } }),
  logout: byNewPerson(() => ({})),
  "open-session": plain({ body: {} }),
  "list-devices": plain(),
  "end-device": async (world, aim) => ({
    params: { id: aim.isThere ? await world.newSession(world.people.self) : ABSENT },
  }),
  "self-service-login": () => ({ body: mailBody() }),
  "self-service-signup": () => ({ body: mailBody({ ...names, terms_accepted: true }) }),
  "create-client-magic-link": filteredBy("client"),
  "sign-up": () => ({ body: { email: anEmail(), ...names, terms_accepted: true } }),
  "list-users": plain(),
  "create-user": () => ({ body: { email: anEmail(), ...names } }),
  "get-user": (world, aim) => ({ params: { id: of(aim, world.people.self.id) } }),
  "replace-user": (world, aim) => ({ params: { id: of(aim, world.people.self.id) }, body: names }),
  "change-user": (world, aim) => ({ params: { id: of(aim, world.people.self.id) }, body: names }),
  "delete-user": async (world, aim) => {
    const leaver = aim.caller === "self" ? await world.newPerson("self") : world.people.self;
    return {
      params: { id: of(aim, leaver.id) },
      body: deletion(),
      ...(aim.caller === "self" ? { as: leaver } : {}),
    };
  },
  "get-me": plain(),
  "replace-me": plain({ body: names }),
  "change-me": plain({ body: names }),
  "delete-me": byNewPerson(deletion),
  "export-my-data": plain(),
  "end-user-sessions": onAPerson({ reason: "SECURITY" }),
  "erase-user": onAPerson({ reason: "REQUEST", ...deletion() }),
  "activate-user": plain({ body: { uid: "MQ", token: "unknown" } }),
  "resend-activation": () => ({ body: { email: anEmail() } }),
  "set-email": () => ({ body: { new_email: anEmail() } }),
  "reset-email": () => ({ body: { email: anEmail() } }),
  "reset-email-confirm": () => ({ body: { uid: "MQ", token: "unknown", new_email: anEmail() } }),
  "set-password": plain({ body: {} }),
  "reset-password": plain({ body: {} }),
  "reset-password-confirm": plain({ body: {} }),
};

async function subdomainOf(world: World): Promise<string> {
  const { body } = await world.app.get("auth/users/me/", { as: world.people.coach });
  return body.organisation.subdomain;
}

const profileBody = () => ({ gender: "FEMALE", weight: 70 });
const exerciseBody = ({ things }: World) => ({
  exercise: things.exerciseTemplate,
  minutes_per_session: 20,
  sessions_per_week: 2,
});

/** A new client, who makes the call when it is `self`'s. */
async function aNewcomer(world: World, aim: Aim): Promise<{ person: Person; as?: Person }> {
  const person = await world.newClient();
  return aim.caller === "self" ? { person, as: person } : { person };
}

const profile: Record<string, Build> = {
  "list-consents": plain(),
  "give-consents": plain({
    body: { consents: [{ kind: "BODY_AND_PLAN", text_version: 1 }], given_in: "PROFILE" },
  }),
  "withdraw-consents": byNewPerson(() => ({ kinds: ["CYCLE"], given_in: "PROFILE" })),
  "share-with-coach": (world) => ({
    body: { coach: world.people.coach.id, parts: SHARED_PARTS, text_version: 1, given_in: "PROFILE" },
  }),
  "declare-client-consent": (world, aim) => ({
    body: { client: of(aim, world.people.self.id), kinds: ["CYCLE"] },
  }),
  "list-data-views": plain(),
  "download-my-data": plain(),
  "download-calendar": plain(),
  "download-diary": plain(),
  "download-measurements": plain(),
  "download-recipes": plain(),
  "complete-onboarding": byNewPerson(() => ONBOARDING_ANSWERS),
  "get-held-answers": plain(),
  "hold-answers": plain({ body: { answers: null } }),
  "list-user-profiles": filteredBy("user"),
  "create-user-profile": async (world, aim) => {
    if (!(aim.isThere && aim.isCarriedOut))
      return { body: { user_id: of(aim, world.people.self.id), ...profileBody() } };
    const { person, as } = await aNewcomer(world, aim);
    return { body: { user_id: person.id, ...profileBody() }, as, owner: person.id };
  },
  "get-user-profile": on("profile"),
  "replace-user-profile": on("profile", profileBody),
  "change-user-profile": on("profile", () => ({ age: 40 })),
  "delete-user-profile": async (world, aim) => {
    if (!(aim.isThere && aim.isCarriedOut)) return { params: { id: of(aim, world.things.profile) } };
    const person = await world.newClient();
    const { body } = await world.app.post("users/userProfile/", profileBody(), { as: person });
    return { params: { id: body.id }, owner: person.id };
  },
  "list-exercise-instances": filteredBy("intake", "profile"),
  "create-exercise-instance": (world, aim) => ({
    body: { ...exerciseBody(world), intake: of(aim, world.things.profile) },
  }),
  "get-exercise-instance": on("exercise"),
  "replace-exercise-instance": on("exercise", (world) => ({
    ...exerciseBody(world),
    intake: world.things.profile,
  })),
  "change-exercise-instance": on("exercise", () => ({ sessions_per_week: 3 })),
  "delete-exercise-instance": deletes("exercise", (world) => world.newExercise()),
  "list-exercise-templates": plain(),
  "get-exercise-template": on("exerciseTemplate"),
  "list-ingredients-to-avoid": plain(),
  "list-household-members": filteredBy("user"),
  "create-household-member": forSelf(() => ({ name: "Tom" })),
  "get-household-member": on("member"),
  "replace-household-member": on("member", () => ({ name: "Tom" })),
  "change-household-member": on("member", () => ({ kcal: 1500 })),
  "delete-household-member": deletes("member", (world) => world.newMember()),
  "get-health-answers": plain(),
  "set-health-answers": plain({ body: { conditions: [] } }),
  "delete-health-answers": plain(),
  "set-ingredients-to-avoid": forSelf(
    ({ things }) => ({ ingredient_to_avoid_ids: [things.avoidable] }),
    "user_id",
  ),
};

const plans: Record<string, Build> = {
  "list-nutrition-day-plans": filteredBy("client_intake", "profile"),
  "create-nutrition-day-plan": (world, aim) => ({
    body: { name: "Sport", client_intake: of(aim, world.things.profile) },
  }),
  "get-nutrition-day-plan": on("plan"),
  "replace-nutrition-day-plan": on("plan", () => ({ name: "Usual" })),
  "change-nutrition-day-plan": on("plan", () => ({ name: "Usual" })),
  "delete-nutrition-day-plan": deletes("plan", (world) => world.newPlan()),
  "replace-day-plan-slots": async (world, aim) => ({
    params: { id: await used(aim, world.things.plan, () => world.newPlan()) },
    body: { slots: [slotBody({})] },
  }),
  "find-plan-versions": on("plan"),
  "restore-plan-version": on("plan", () => ({ number: 1 })),
  "list-meal-slot-specifications": filteredBy("nutrition_day_plan", "plan"),
  "create-meal-slot-specification": async (world, aim) => ({
    body: slotBody({ nutrition_day_plan: await used(aim, world.things.plan, () => world.newPlan()) }),
  }),
  "get-meal-slot-specification": on("slot"),
  "replace-meal-slot-specification": on("slot", ({ things }) =>
    slotBody({ nutrition_day_plan: things.plan }),
  ),
  "change-meal-slot-specification": on("slot", () => ({ kcal: 1610 })),
  "delete-meal-slot-specification": deletes("slot", (world) => world.newSlot()),
  "list-weekly-nutrition-plans": plain(),
  "create-weekly-nutrition-plan": async (world, aim) => {
    if (!(aim.isThere && aim.isCarriedOut)) return { body: { client_intake: of(aim, world.things.profile) } };
    const { person, as } = await aNewcomer(world, aim);
    const { body } = await world.app.post("users/userProfile/", profileBody(), { as: person });
    return { body: { client_intake: body.id }, as, owner: person.id };
  },
  "get-weekly-nutrition-plan": on("week"),
  "replace-weekly-nutrition-plan": on("week", ({ things }) => ({
    nutrition_day_plan_id: things.plan,
    days_to_update_to_nutrition_day_plan_id: ["monday"],
  })),
  "change-weekly-nutrition-plan": on("week", ({ things }) => ({
    nutrition_day_plan_id: things.plan,
    name: "Usual",
  })),
  "create-default-nutrition-plan": on("profile", () => ({})),
  "calculate-energy": (world, aim) => ({ body: { intake_id: of(aim, world.things.profile) } }),
  "preview-plan": plain({ body: ONBOARDING_ANSWERS }),
  "preview-day-plan": (world, aim) => ({
    body: {
      intake_id: of(aim, world.things.profile),
      energy_balance: 100,
      meals: [{ mealMoment: "LUNCH", enabled: true }],
    },
  }),
  "calculate-meal-sizes": plain({ body: { meal_moments: ["LUNCH", "DINNER"] } }),
  "get-cycle": plain(),
};

const diary: Record<string, Build> = {
  "list-calendar-days": filteredBy("user"),
  "create-calendar-day": forSelf((world) => ({ date: world.newDate(), calendar_items: [] })),
  "get-calendar-day": on("day"),
  "replace-calendar-day": on("day", () => ({ date: "2026-03-18" })),
  "change-calendar-day": on("day", () => ({ note: "Later" })),
  "delete-calendar-day": deletes("day", (world) => world.newDay()),
  "list-calendar-items": filteredBy("calendar_day", "day"),
  "create-calendar-item": (world, aim) => ({
    body: itemBody(of(aim, world.things.day), world.things.quickAdd),
  }),
  "get-calendar-item": on("item"),
  "replace-calendar-item": on("item", ({ things }) => itemBody(things.day, things.quickAdd)),
  "change-calendar-item": on("item", () => ({ status: "PLANNED" })),
  "delete-calendar-item": deletes("item", (world) => world.newItem()),
  "list-quick-add-meals": plain(),
  "create-quick-add-meal": forSelf(() => ({ kcal: 300 })),
  "get-quick-add-meal": on("quickAdd"),
  "replace-quick-add-meal": on("quickAdd", () => ({ kcal: 310 })),
  "change-quick-add-meal": on("quickAdd", () => ({ kcal: 320 })),
  "delete-quick-add-meal": deletes("quickAdd", (world) => world.newQuickAdd()),
  "list-recipe-meals": plain(),
  "create-recipe-meal": forSelf(({ things }) => ({ recipe_template: things.recipes[0], portions: 2 })),
  "get-recipe-meal": on("recipeMeal"),
  "replace-recipe-meal": on("recipeMeal", ({ things }) => ({
    recipe_template: things.recipes[0],
    portions: 2,
  })),
  "change-recipe-meal": on("recipeMeal", () => ({ portions: 3 })),
  "delete-recipe-meal": deletes("recipeMeal", (world) => world.newRecipeMeal()),
  "edit-recipe-meal-portions": on("recipeMeal", () => ({ portions: 4 })),
  "copy-meals-from-date": forSelf((world) => ({
    from_calendar_day_id: world.things.day,
    to_date: world.newDate(),
  })),
  "copy-meals-to-meal-moment": async (world, aim) => ({
    body: {
      user: of(aim, world.people.self.id),
      from_calendar_day_id: world.things.day,
      to_calendar_day: await used(aim, world.things.day, () => world.newDay()),
      meal_moment: "LUNCH",
    },
  }),
};

const itemBody = (calendar_day: number, object_id: number) => ({
  calendar_day,
  object_id,
  meal_moment: "LUNCH",
  content_type: "quickaddmeal",
});

/** A recipe to mark: one without a mark where the call is carried out. */
const toMark = (world: World, aim: Aim) => ({
  recipe: aim.isThere && aim.isCarriedOut ? world.newRecipe() : (world.things.recipes[0] ?? 0),
});

/** The six calls of favourites and of dislikes. */
const marks = (kind: "favourite" | "dislike"): Record<string, Build> => ({
  [`list-user-${kind}-recipes`]: filteredBy("user"),
  [`create-user-${kind}-recipe`]: forSelf(toMark),
  [`get-user-${kind}-recipe`]: on(kind),
  [`replace-user-${kind}-recipe`]: on(kind, toMark),
  [`change-user-${kind}-recipe`]: on(kind, toMark),
  [`delete-user-${kind}-recipe`]: deletes(kind, (world) => world.newMark(kind)),
});

/** The six calls of feedback on recipes. */
const feedback: Record<string, Build> = {
  "list-recipe-feedback": filteredBy("user"),
  "create-recipe-feedback": forSelf(({ things }) => ({ recipe: things.recipes[0], ...FEEDBACK })),
  "get-recipe-feedback": on("feedback"),
  "replace-recipe-feedback": on("feedback", ({ things }) => ({ recipe: things.recipes[0], ...FEEDBACK })),
  "change-recipe-feedback": on("feedback", () => ({ rating: 2 })),
  "delete-recipe-feedback": deletes("feedback", (world) => world.newFeedback()),
};

const measured = (noun: string, thing: MeasuredThing, plural = `${noun}s`): Record<string, Build> => {
  const body = () => MEASURED_BODIES[thing];
  return {
    [`list-${plural}`]: filteredBy("user"),
    [`create-${noun}`]: forSelf(body),
    [`get-${noun}`]: on(thing),
    [`replace-${noun}`]: on(thing, body),
    [`change-${noun}`]: on(thing, () => ({ created_at: "2026-03-17T07:00:00Z" })),
    [`delete-${noun}`]: deletes(thing, (world) => world.newMeasurement(thing)),
  };
};

const measurements: Record<string, Build> = {
  ...measured("user-weight", "weight"),
  ...measured("user-sleep", "sleep"),
  ...measured("user-stress", "stress", "user-stresses"),
  ...measured("user-distance", "distance"),
  ...measured("user-body-fat-percentage", "bodyFat"),
  "delete-measurement": async (world, aim) => ({
    body: {
      user_id: of(aim, world.people.self.id),
      measurement_id: await used(aim, world.things.weight, () => world.newMeasurement("weight")),
      measurement_type: "WEIGHT",
    },
  }),
};

const coaching: Record<string, Build> = {
  "list-clients": (world, aim) => ({
    query: { search: aim.isThere ? world.people.self.email : "nobody@nowhere.example" },
  }),
  "get-client": (world, aim) => ({ params: { id: of(aim, world.people.self.id) } }),
  "count-client-fitting-recipes": (world, aim) => ({
    params: { id: of(aim, world.people.self.id) },
    body: { diet: "VEGAN" },
  }),
  "list-client-fits": plain({ body: {} }),
  "create-client": () => ({ body: { email: anEmail(), ...names } }),
  "import-clients": () => ({ body: { rows: [{ email: anEmail(), ...names }] } }),
  "get-invitation": (world, aim) => ({ params: { id: of(aim, world.people.self.id) } }),
  "send-invitation": (world, aim) => ({ params: { id: of(aim, world.people.self.id) } }),
  "withdraw-invitation": (world, aim) => ({ params: { id: of(aim, world.people.self.id) } }),
  "change-client": (world, aim) => ({
    params: { id: of(aim, world.people.self.id) },
    body: { first_name: "Anna" },
  }),
};

const rest: Record<string, Build> = {
  "list-recipe-templates": plain(),
  "get-recipe-template": ({ things }, aim) => ({ params: { id: of(aim, things.recipes[0] ?? 0) } }),
  "list-recipe-tags": plain(),
  "generate-meals": filteredBy("user"),
  "generate-meals-by-body": forSelf(() => ({})),
  "list-grocery-lists": filteredBy("user"),
  "create-grocery-list": forSelf(() => ({ start_date: "2026-03-18", end_date: "2026-03-18" })),
  "get-grocery-list": on("groceryList"),
  "set-grocery-list-shop": on("groceryList", () => ({ shop: "Market" })),
  "delete-grocery-list": deletes("groceryList", (world) => world.newGroceryList()),
  "create-grocery-list-item": (world, { isThere }) => ({
    body: { name: "Tea", list: isThere ? world.things.groceryList : ABSENT },
  }),
  "change-grocery-list-item": on("groceryItem", () => ({ checked: true })),
  "delete-grocery-list-item": deletes("groceryItem", (world) => world.newGroceryItem()),
  "get-default-brand": plain(),
  "get-self-service-coach": plain(),
  "get-landing-page": async (world, aim) => ({
    params: { subdomain: aim.isThere ? await subdomainOf(world) : "no-such-site" },
  }),
  "get-brand": async (world, aim) => ({
    params: { subdomain: aim.isThere ? await subdomainOf(world) : "no-such-site" },
  }),
  "find-organisations-by-subdomain": plain({ query: { subdomain: "vital" } }),
  "get-organisation": on("organisation"),
  "create-organisation": plain({ body: { name: "Vers", primary_colour: "#00bcd4" } }),
  "create-practice": plain({ body: { name: "Vers" } }),
  "change-organisation": on("organisation", () => ({ denylist_recipes: [] })),
  "get-health": plain(),
  "get-readiness": plain(),
  "get-site-links": plain(),
  "report-client-error": plain({ body: { message: "It broke" } }),
  "record-analytics-event": plain({ body: { name: "click_create_coach_button" } }),
  "list-sent-mails": plain(),
  "list-demo-people": plain(),
  "enter-as-demo-person": plain({ params: { key: "anna" }, body: {} }),
  "create-demo-account": plain({ body: {} }),
};

/** A valid request for every call, by its name. */
export const REQUESTS: Readonly<Record<string, Build>> = {
  ...signIn,
  ...profile,
  ...plans,
  ...diary,
  ...JOINING_REQUESTS,
  ...TRIAGE_REQUESTS,
  ...TOKEN_REQUESTS,
  ...BRING_REQUESTS,
  ...TEMPLATE_REQUESTS,
  ...SWAP_REQUESTS,
  ...foods,
  ...marks("favourite"),
  ...marks("dislike"),
  ...feedback,
  ...measurements,
  ...coaching,
  ...PLANNING_REQUESTS,
  ...RECIPE_REQUESTS,
  ...simpleRequests,
  ...rest,
  ...GROCERY_REQUESTS,
  ...BILLING_REQUESTS,
  ...CHECK_IN_REQUESTS,
  ...MESSAGE_REQUESTS,
  ...TEAM_REQUESTS,
  ...ADMIN_REQUESTS,
  ...STAFF_REQUESTS,
  ...MEDIA_REQUESTS,
};
