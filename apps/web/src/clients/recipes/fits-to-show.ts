import type { ClientFits } from "@plateful/contract";
import { MEAL_TYPES, type MealType } from "@plateful/nutrition";

type Client = ClientFits["clients"][number];

/** A line of the panel: so many recipes for this meal fit this person. */
export interface ShownFit {
  readonly mealType: MealType;
  readonly allowed: number;
  readonly name: string;
}

const toShown = ({ first_name, last_name }: Client, fit: Client["fits"][number]): ShownFit => ({
  mealType: fit.meal_type,
  allowed: fit.allowed,
  name: first_name || last_name,
});

/** What fits one client, or for each meal the client whom the fewest recipes fit. */
export function fitsToShow(clients: readonly Client[], clientId: number | null): ShownFit[] {
  const shown = clients
    .filter(({ id }) => clientId === null || id === clientId)
    .flatMap((client) => client.fits.map((fit) => toShown(client, fit)));
  return MEAL_TYPES.flatMap((mealType) => {
    const [lowest] = shown
      .filter((fit) => fit.mealType === mealType)
      .toSorted((a, b) => a.allowed - b.allowed);
    return lowest === undefined ? [] : [lowest];
  });
}
