import type { CheckInAnswer } from "@plateful/contract";
import { addDays, type CheckInTopic } from "@plateful/nutrition";
import { weekdayOf } from "@plateful/planning";
import { beginCheckIns } from "../check-ins/index.ts";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { demoNow, demoToday } from "./demo-call.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Answers = Partial<Record<CheckInTopic, number | string>>;

interface Asked {
  readonly askedDaysAgo: number;
  /** Left out for a check-in that waits for the client. */
  readonly answers?: Answers;
  /** True for one that waits for the coach. */
  readonly isWaiting?: true;
}

interface Story {
  /** Oldest first. */
  readonly asked: readonly Asked[];
  /** In how many days they are asked again, and from then on every week; left out for not at all. */
  readonly againInDays?: number;
}

/**
 * What the coach asked lately: two wait for her answer, one waits for the client who can be entered, one client has not answered
 * for days, and one is asked every week and has been answered.
 */
const STORIES: Readonly<Record<string, Story>> = {
  Sanne: {
    asked: [
      {
        askedDaysAgo: 8,
        answers: {
          ...{ hunger: 4, energy: 3, sleep: 2, stress: 4 },
          difficult: "De late diensten. Ik sla de lunch dan over en heb 's avonds te veel trek.",
        },
      },
      { askedDaysAgo: 0 },
    ],
    againInDays: 7,
  },
  Pieter: {
    asked: [
      {
        askedDaysAgo: 9,
        answers: {
          ...{ hunger: 3, energy: 3, sleep: 3, stress: 3 },
          went_well: "Drie avonden zelf gekookt.",
        },
      },
      {
        askedDaysAgo: 2,
        answers: {
          ...{ hunger: 2, energy: 4, sleep: 4, stress: 3 },
          went_well: "De zalm van zondag, en ik ben elke ochtend gaan wandelen.",
          difficult: "Een verjaardag op zaterdag. Na de taart ben ik gestopt met invullen.",
        },
        isWaiting: true,
      },
    ],
    againInDays: 5,
  },
  Sophie: {
    asked: [
      {
        askedDaysAgo: 1,
        answers: {
          ...{ hunger: 3, energy: 2, sleep: 2, stress: 4 },
          difficult: "I was tired all week. Is that the cycle, or am I eating too little?",
        },
        isWaiting: true,
      },
    ],
    againInDays: 6,
  },
  Linh: { asked: [{ askedDaysAgo: 5 }], againInDays: 2 },
  Grace: {
    asked: [{ askedDaysAgo: 6, answers: { hunger: 2, energy: 4, went_well: "Lunch boxes, all five days." } }],
    againInDays: 1,
  },
};

const toAnswers = (answers: Answers): CheckInAnswer[] =>
  Object.entries(answers).map(([question, given]) =>
    typeof given === "number"
      ? { question, scale: given, text: null }
      : { question, scale: null, text: given },
  );

/** Lets the coach of the demo ask those of her clients who are there how their week was. */
export async function addDemoCheckIns(
  trx: Db,
  services: Services,
  coachId: number,
  clients: readonly { readonly firstName: string; readonly id: number }[],
): Promise<void> {
  const today = demoToday(services);
  const now = demoNow(services).getTime();
  for (const { firstName, id } of clients) {
    const story = STORIES[firstName];
    if (story === undefined) continue;
    const checkIns = story.asked.map(({ askedDaysAgo, answers, isWaiting }) => {
      const askedAt = new Date(now - askedDaysAgo * DAY_MS);
      const sentAt = new Date(askedAt.getTime() + 12 * HOUR_MS);
      return {
        ...{ dueOn: addDays(today, -askedDaysAgo), askedAt },
        sent: answers === undefined ? null : { at: sentAt, answers: toAnswers(answers) },
        settledAt: isWaiting === true ? null : new Date(sentAt.getTime() + 12 * HOUR_MS),
      };
    });
    const { againInDays } = story;
    const from = againInDays === undefined ? null : addDays(today, againInDays);
    const schedule = from === null ? null : { weekday: weekdayOf(from), from };
    await beginCheckIns(trx, { clientId: id, coachId, checkIns, schedule });
  }
}
