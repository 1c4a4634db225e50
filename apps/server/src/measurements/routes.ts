import * as contract from "@plateful/contract";
import { type Route, route } from "../platform/calls/call.ts";
import { decideEnergyUse } from "./decide-energy-use.ts";
import { deleteMeasurement } from "./delete-measurement.ts";
import { getEnergyUse } from "./get-energy-use.ts";
import { bodyFatKind, distanceKind, sleepKind, stressKind, weightKind } from "./measurement-kinds.ts";
import { measurementCalls } from "./measurements.ts";
import { findNutrientMeals } from "./nutrients/find-nutrient-meals.ts";
import { getNutrients } from "./nutrients/get-nutrients.ts";

const weights = measurementCalls(weightKind);
const sleeps = measurementCalls(sleepKind);
const stresses = measurementCalls(stressKind);
const distances = measurementCalls(distanceKind);
const bodyFats = measurementCalls(bodyFatKind);

export const measurementRoutes: readonly Route[] = [
  route(contract.userWeights.list, weights.list),
  route(contract.userWeights.create, weights.create),
  route(contract.userWeights.get, weights.get),
  route(contract.userWeights.replace, weights.change),
  route(contract.userWeights.change, weights.change),
  route(contract.userWeights.remove, weights.remove),
  route(contract.userSleeps.list, sleeps.list),
  route(contract.userSleeps.create, sleeps.create),
  route(contract.userSleeps.get, sleeps.get),
  route(contract.userSleeps.replace, sleeps.change),
  route(contract.userSleeps.change, sleeps.change),
  route(contract.userSleeps.remove, sleeps.remove),
  route(contract.userStresses.list, stresses.list),
  route(contract.userStresses.create, stresses.create),
  route(contract.userStresses.get, stresses.get),
  route(contract.userStresses.replace, stresses.change),
  route(contract.userStresses.change, stresses.change),
  route(contract.userStresses.remove, stresses.remove),
  route(contract.userDistances.list, distances.list),
  route(contract.userDistances.create, distances.create),
  route(contract.userDistances.get, distances.get),
  route(contract.userDistances.replace, distances.change),
  route(contract.userDistances.change, distances.change),
  route(contract.userDistances.remove, distances.remove),
  route(contract.userBodyFatPercentages.list, bodyFats.list),
  route(contract.userBodyFatPercentages.create, bodyFats.create),
  route(contract.userBodyFatPercentages.get, bodyFats.get),
  route(contract.userBodyFatPercentages.replace, bodyFats.change),
  route(contract.userBodyFatPercentages.change, bodyFats.change),
  route(contract.userBodyFatPercentages.remove, bodyFats.remove),
  route(contract.deleteMeasurement, deleteMeasurement),
  route(contract.getEnergyUse, getEnergyUse),
  route(contract.decideEnergyUse, decideEnergyUse),
  route(contract.getNutrients, getNutrients),
  route(contract.findNutrientMeals, findNutrientMeals),
];
