/** The hottest operations, as a signed-in person with a planned week calls them. */
export interface Operation {
  readonly name: string;
  /** Under which the bare server knows its statements. */
  readonly key: string;
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  readonly body?: unknown;
}

export interface Person {
  readonly token: string;
  /** From posted answers to seven planned days, as the client waits for them. */
  readonly planningMs: number;
  readonly monday: string;
  readonly nextMonday: string;
  readonly itemId: number;
  readonly recipeId: number;
  readonly groceryListId: number;
}

export const operationsOf = (person: Person): readonly Operation[] =>
  requestsOf(person).map((request, index) => ({ ...request, key: `operation-${index}` }));

const requestsOf = (person: Person): readonly Omit<Operation, "key">[] => [
  {
    name: "GET calendarDay/ (a week)",
    method: "GET",
    path: `calendarDay/?date__gte=${person.monday}&date__lt=${person.nextMonday}`,
  },
  { name: "GET auth/users/me/", method: "GET", path: "auth/users/me/" },
  {
    name: "PATCH calendarItem/{id}/",
    method: "PATCH",
    path: `calendarItem/${person.itemId}/`,
    body: { status: "EATEN" },
  },
  { name: "GET groceryList/{id}/", method: "GET", path: `groceryList/${person.groceryListId}/` },
  { name: "GET groceryList/", method: "GET", path: "groceryList/" },
  { name: "GET recipeTemplate/{id}/", method: "GET", path: `recipeTemplate/${person.recipeId}/` },
  { name: "GET recipeTemplate/", method: "GET", path: "recipeTemplate/" },
  { name: "GET ingredientToAvoid/", method: "GET", path: "ingredientToAvoid/" },
  { name: "GET auth/devices/", method: "GET", path: "auth/devices/" },
  { name: "GET users/userfavouriterecipe/", method: "GET", path: "users/userfavouriterecipe/" },
];
