import { addDays } from "@plateful/nutrition";
import { importFoods } from "../foods/index.ts";
import type { Services } from "../platform/calls/services.ts";
import { lockNames } from "../platform/database/lock.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { DEMO_ADDRESS } from "../support/index.ts";
import { addDemoBoard } from "./demo-board.ts";
import { type DemoActor, demoNow, demoToday } from "./demo-call.ts";
import { addDemoCheckIns } from "./demo-check-ins.ts";
import { writeNotes } from "./demo-diary-store.ts";
import { type DemoMeasurement, demoMeasurements } from "./demo-measurements.ts";
import { addDemoMessages } from "./demo-messages.ts";
import {
  COACH_NOTES,
  DEMO_COACH,
  DEMO_EATERS,
  DEMO_ORGANISATION,
  type DemoEater,
  HORMONE_FLAG,
  INSPIRATION_FLAG,
} from "./demo-people.ts";
import { DEMO_PRODUCTS } from "./demo-products.ts";
import { addDemoShare } from "./demo-share.ts";
import {
  addMissingLogo,
  consentForDemo,
  type DemoUser,
  ensureOrganisation,
  insertMeasurements,
  insertMissingUsers,
  listDemoUsers,
  setCoach,
  setOwner,
  switchFlagOn,
} from "./demo-store.ts";
import { addDemoTeam } from "./demo-team.ts";
import { addCoachClients, listCoachClients } from "./fill-clients.ts";
import { fillDiary } from "./fill-diary.ts";
import { addTrainingDays, makeOwnPlan } from "./make-plan.ts";
import { loadDemoGuest } from "./simple-guest.ts";

const JOINED_DAYS_AGO = 40;
const DAY_MS = 86_400_000;
const LOCK = "demo-world";

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
    return user?.has_week === true && user.has_measurements && user.has_diary;
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
  const idsOf = (eaters: readonly DemoEater[]) => eaters.map(({ key }) => getUser(users, key).id);
  for (const id of idsOf(DEMO_EATERS.filter(({ isCoached }) => isCoached))) await setCoach(trx, id, coachId);
  await consentForDemo(trx, [...idsOf(DEMO_EATERS), coachId], now);
  await switchFlagOn(trx, HORMONE_FLAG, idsOf(DEMO_EATERS.filter((eater) => eater.hasHormoneFlag)));
  await switchFlagOn(trx, INSPIRATION_FLAG, idsOf(DEMO_EATERS.filter((eater) => !eater.isCoached)));
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
    demoNow(services),
  );
  const of = (measurements: readonly DemoMeasurement[]) =>
    measurements.map((one) => ({ userId: user.id, ...one }));
  await insertMeasurements(trx, "user_weights", of(weights));
  await insertMeasurements(trx, "user_sleeps", of(sleeps));
  await insertMeasurements(trx, "user_stresses", of(stresses));
  await insertMeasurements(trx, "user_distances", of(waists));
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
  if (user.has_diary) return;
  await fillDiary(services, actor, eater.habit, null);
  const today = demoToday(services);
  const notes = COACH_NOTES.map(({ daysAgo, note }) => ({ date: addDays(today, -daysAgo), note }));
  if (eater.isCoached) await inSystemScope(services.db, (trx) => writeNotes(trx, user.id, notes));
}

/**
 * Puts the demo people into the database: each of those who can be entered has a plan, and a month of measurements and of
 * diary behind them. All of it hangs on today and on who they are, so a clock that stands still gives the same world
 * each time, and so does a date that is set (DEMO_DATE); people who are there already are left as they are. A world that an older version made gets what has been
 * added to it since: new people, the organisation's logo, the bill that was not paid. Does nothing where the demo is
 * switched off.
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
    : await inSystemScope(services.db, (trx) => addPeople(trx, demoNow(services)));
  if (users !== present) for (const eater of DEMO_EATERS) await addFood(services, users, eater);
  const { id, organisation_id: organisationId } = getUser(users, DEMO_COACH.key);
  await inSystemScope(services.db, async (trx) => {
    if (organisationId !== null) {
      await addMissingLogo(trx, { id: organisationId, ownerId: id, logo: DEMO_ORGANISATION.logo });
      await addDemoTeam(trx, organisationId, demoNow(services));
    }
    await addCoachClients(trx, services, { id, organisationId });
    const others = (await listCoachClients(trx)).map(({ client, user }) => ({
      firstName: client.firstName,
      id: user.id,
    }));
    const own = DEMO_EATERS.filter(({ isCoached }) => isCoached).map(({ key, firstName }) => ({
      firstName,
      id: getUser(users, key).id,
    }));
    await addDemoMessages(trx, services, id, [...own, ...others]);
    await addDemoCheckIns(trx, services, id, [...own, ...others]);
    await addDemoBoard(trx, id, others);
    await addDemoShare(trx, services, id, others);
  });
}
