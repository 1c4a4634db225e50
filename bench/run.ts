/** `npm run bench` runs all measurements; `npm run bench -- server start` some of them. Each prints its table. */

import { benchNightly } from "./engine/night.ts";
import { benchNights } from "./engine/nights.ts";
import { benchEngine } from "./engine/run.ts";
import { benchMail } from "./mail/run.ts";
import { benchOpening } from "./opening/run.ts";
import { benchPictures } from "./pictures/run.ts";
import { benchEverybody } from "./planner/everybody.ts";
import { benchPressCost } from "./planner/presses.ts";
import { benchPlanner } from "./planner/run.ts";
import { benchBudget } from "./planning/budget.ts";
import { benchCooking } from "./planning/cooking.ts";
import { benchIndependent } from "./planning/independent-check.ts";
import { benchLikes } from "./planning/likes.ts";
import { benchPlanning } from "./planning/run.ts";
import { benchWeeks } from "./planning/weeks/run.ts";
import { benchWishes } from "./planning/wishes.ts";
import { benchRecipeFoods } from "./recipes/foods.ts";
import { benchRecipePages } from "./recipes/run.ts";
import { benchPeople } from "./scale/people.ts";
import { benchScale } from "./scale/run.ts";
import { benchTriage } from "./scale/triage.ts";
import { benchServer } from "./server/run.ts";
import { benchStart } from "./start/run.ts";
import { benchLighthouse } from "./web/lighthouse.ts";
import { benchOffline } from "./web/offline.ts";
import { benchPresses } from "./web/presses.ts";
import { benchWeb } from "./web/run.ts";

const MEASUREMENTS: Readonly<Record<string, () => Promise<void>>> = {
  planner: benchPlanner,
  everybody: benchEverybody,
  "press-cost": benchPressCost,
  engine: benchEngine,
  nightly: benchNightly,
  nights: benchNights,
  planning: benchPlanning,
  independent: benchIndependent,
  wishes: benchWishes,
  weeks: benchWeeks,
  cooking: benchCooking,
  budget: benchBudget,
  likes: benchLikes,
  server: benchServer,
  opening: benchOpening,
  start: benchStart,
  pictures: benchPictures,
  recipes: benchRecipePages,
  "recipe-foods": benchRecipeFoods,
  web: benchWeb,
  offline: benchOffline,
  presses: benchPresses,
  mail: benchMail,
  lighthouse: benchLighthouse,
};

/** Takes minutes and gigabytes, so it runs only where it is asked for. */
const ON_REQUEST: typeof MEASUREMENTS = { scale: benchScale, people: benchPeople, triage: benchTriage };

const wanted = process.argv.slice(2).filter((name) => !name.startsWith("--"));
for (const name of wanted.length === 0 ? Object.keys(MEASUREMENTS) : wanted) {
  const measure = MEASUREMENTS[name] ?? ON_REQUEST[name];
  if (measure === undefined)
    throw new Error(
      `There is no measurement called ${name}: ${Object.keys({ ...MEASUREMENTS, ...ON_REQUEST }).join(", ")}`,
    );
  await measure();
}
