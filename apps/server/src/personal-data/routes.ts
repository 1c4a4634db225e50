import * as contract from "@plateful/contract";
import { type Asked, type Route, route } from "../platform/calls/call.ts";
import { type EventLimit, ofPerson } from "../platform/calls/limited-events.ts";
import { exportLimits } from "../sign-in/index.ts";
import { downloadDiary } from "./download-diary.ts";
import { downloadMeasurements } from "./download-measurements.ts";
import { downloadMyData } from "./download-my-data.ts";
import { downloadRecipes } from "./download-recipes.ts";

const DAY_SECONDS = 86_400;

/** Smaller than all data, and asked for by programs: twenty in a day. */
const takeOutLimits = ({ actor }: Pick<Asked, "actor">): readonly EventLimit[] => [
  { kind: "take-out", subject: ofPerson(actor.id), max: 20, seconds: DAY_SECONDS, refusedIsFree: true },
];

export const personalDataRoutes: readonly Route[] = [
  route(contract.downloadMyData, downloadMyData, { limits: exportLimits }),
  route(contract.downloadDiary, downloadDiary, { limits: takeOutLimits }),
  route(contract.downloadMeasurements, downloadMeasurements, { limits: takeOutLimits }),
  route(contract.downloadRecipes, downloadRecipes, { limits: takeOutLimits }),
];
