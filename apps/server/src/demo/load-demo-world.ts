import { addDays } from "@plateful/nutrition";
import { importFoods } from "../foods/index.ts";
import { lockNames } from "../platform/database/lock.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { Services } from "../platform/services.ts";
import { DEMO_ADDRESS } from "../support/index.ts";
import { type DemoActor, demoToday } from "./demo-call.ts";
import { demoMeasurements } from "./demo-measurements.ts";
import {
  COACH_NOTES,
  DEMO_COACH,
  DEMO_EATERS,
  DEMO_ORGANISATION,
  type DemoEater,
  HORMONE_FLAG,
} from "./demo-people.ts";
import { DEMO_PRODUCTS } from "./demo-products.ts";
import {
  type DemoUser,
  ensureOrganisation,
  insertMeasurements,
  insertMissingUsers,
  listDemoUsers,
  setCoach,
  setOwner,
  switchFlagOn,
  writeNote,
} from "./demo-store.ts";
import { fillDiary } from "./fill-diary.ts";
import { addSampleClients } from "./load-sample-clients.ts";
import { addTrainingDays, makeOwnPlan } from "./make-plan.ts";
import { loadDemoGuest } from "./simple-guest.ts";

const JOINED_DAYS_AGO = 40;
const DAY_MS = 86_400_000;
const LOCK = "demo-world";
const SAMPLE_DOMAIN = "clients.demo.plateful.example";

const emailOf = (key: string) => `${key}${DEMO_ADDRESS}`;
const EMAILS = [...DEMO_EATERS, DEMO_COACH].map(({ key }) => emailOf(key));

/** The demo people who are in the database, by their keys. */
export async function findDemoUsers(trx: Db): Promise<ReadonlyMap<string, DemoUser>> {
  const users = await listDemoUsers(trx, EMAILS);
  return new Map(users.map((user) => [user.email.slice(0, -DEMO_ADDRESS.length), user]));
}

const isComplete = (users: ReadonlyMap<string, DemoUser>): boolean =>
  users.has(DEMO_COACH.key) &&
  DEMO_EATERS.every(({ key }) => {
    const user = users.get(key);
    return user?.has_week === true && user.has_measurements && user.last_date !== null;
  });

function userColumns(person: DemoEater | typeof DEMO_COACH, organisationId: number, now: Date) {
  const isEater = "weights" in person;
  const belongs = !isEater || person.isCoached;
  const joined = new Date(now.getTime() - JOINED_DAYS_AGO * DAY_MS);
  return {
    email: emailOf(person.key),
    first_name: person.firstName,
    last_name: person.lastName,
    locale: person.locale,
    is_coach: !isEater,
    organisation_id: belongs ? organisationId : null,
    payment_status_override: "COMPLIMENTARY",
    uses_imperial_measurements: isEater && usesImperial(person),
    email_confirmed_at: joined,
    terms_accepted_at: joined,
    date_joined: joined,
    last_active_at: now,
  };
}

const usesImperial = (eater: DemoEater) =>
  eater.answersOn("2000-01-01").preferences?.usesImperialUnitsForRecipes === true;

/** Accounts, organisation and flags. */
async function addPeople(trx: Db, now: Date): Promise<ReadonlyMap<string, DemoUser>> {
  await lockNames(trx, [LOCK]);
  const organisationId = await ensureOrganisation(trx, { ...DEMO_ORGANISATION, created: now });
  await insertMissingUsers(
    trx,
    [...DEMO_EATERS, DEMO_COACH].map((person) => userColumns(person, organisationId, now)),
  );
  const users = await findDemoUsers(trx);
  const coachId = getUser(users, DEMO_COACH.key).id;
  await setOwner(trx, organisationId, coachId);
  for (const eater of DEMO_EATERS) {
    const { id } = getUser(users, eater.key);
    if (eater.isCoached) await setCoach(trx, id, coachId);
    if (eater.hasHormoneFlag) await switchFlagOn(trx, HORMONE_FLAG, id);
  }
  return findDemoUsers(trx);
}

function getUser(users: ReadonlyMap<string, DemoUser>, key: string): DemoUser {
  const user = users.get(key);
  if (user === undefined) throw new Error(`The demo world has nobody called ${key}.`);
  return user;
}

export const toDemoActor = (user: DemoUser, person: DemoEater | typeof DEMO_COACH): DemoActor => ({
  id: user.id,
  isCoach: !("weights" in person),
  coachId: user.coach_id,
  organisationId: user.organisation_id,
  locale: person.locale,
});

/** What a person measured in the last month. It comes before the plan, which would else store a first weight of its own. */
async function measure(trx: Db, user: DemoUser, eater: DemoEater, services: Services): Promise<void> {
  const { weights, sleeps, stresses, waists } = demoMeasurements(
    eater,
    demoToday(services),
    services.clock.now(),
  );
  await insertMeasurements(trx, "user_weights", user.id, weights);
  await insertMeasurements(trx, "user_sleeps", user.id, sleeps);
  await insertMeasurements(trx, "user_stresses", user.id, stresses);
  await insertMeasurements(trx, "user_distances", user.id, waists);
}

/** Plan and diary of one person; each step that is done already is left alone. */
async function addFood(
  services: Services,
  users: ReadonlyMap<string, DemoUser>,
  eater: DemoEater,
): Promise<void> {
  const user = getUser(users, eater.key);
  const actor = toDemoActor(user, eater);
  if (!user.has_measurements) await inSystemScope(services.db, (trx) => measure(trx, user, eater, services));
  if (!user.has_week) {
    const made = await makeOwnPlan(services, actor, eater);
    const coach = toDemoActor(getUser(users, DEMO_COACH.key), DEMO_COACH);
    if (eater.isCoached) await addTrainingDays(services, coach, eater, made);
  }
  if (user.last_date !== null) return;
  await fillDiary(services, actor, null);
  if (eater.isCoached)
    await inSystemScope(services.db, (trx) => writeNotes(trx, user.id, demoToday(services)));
}

async function writeNotes(trx: Db, clientId: number, today: string): Promise<void> {
  for (const { daysAgo, note } of COACH_NOTES) await writeNote(trx, clientId, addDays(today, -daysAgo), note);
}

/**
 * Puts the demo people into the database, each with a plan, a month of measurements, a week behind and a
 * week ahead. Everything is relative to
 * today; people who are there already are left as they are. Does nothing where the demo is switched off.
 */
export async function loadDemoWorld(services: Services): Promise<void> {
  if (!services.settings.demo || services.settings.production) return;
  await importFoods(services, { source: "demo", products: DEMO_PRODUCTS, isWhole: true });
  await loadDemoPlanners(services);
  await loadDemoGuest(services);
}

async function loadDemoPlanners(services: Services): Promise<void> {
  const present = await inSystemScope(services.db, findDemoUsers);
  const users = isComplete(present)
    ? present
    : await inSystemScope(services.db, (trx) => addPeople(trx, services.clock.now()));
  if (users !== present) for (const eater of DEMO_EATERS) await addFood(services, users, eater);
  const { id, organisation_id } = getUser(users, DEMO_COACH.key);
  const coach = { id, organisationId: organisation_id };
  await inSystemScope(services.db, (trx) => addSampleClients(trx, services, coach, SAMPLE_DOMAIN));
}
