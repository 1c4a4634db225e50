import { eachFocus } from "@plateful/nutrition";
import type { LabelLists, Library } from "./library.ts";

/**
 * The same library with its numbers in shared memory: posted to worker threads, they are not copied, only the ids and
 * names are. Where the host has no shared memory (a page that is not isolated), the library as it was. O(its size).
 */
export function shareLibrary(library: Library): Library {
  if (typeof SharedArrayBuffer === "undefined") return library;
  return {
    ...library,
    vectors: new Float64Array(toShared(library.vectors)),
    mealTypes: new Uint8Array(toShared(library.mealTypes)),
    beside: new Uint8Array(toShared(library.beside)),
    diets: new Uint8Array(toShared(library.diets)),
    intolerances: new Uint8Array(toShared(library.intolerances)),
    allergens: new Uint16Array(toShared(library.allergens)),
    allergensKnown: new Uint8Array(toShared(library.allergensKnown)),
    tags: new Uint32Array(toShared(library.tags)),
    preparation: new Float64Array(toShared(library.preparation)),
    activeMinutes: new Float64Array(toShared(library.activeMinutes)),
    cuisine: new Uint16Array(toShared(library.cuisine)),
    kitchen: new Uint8Array(toShared(library.kitchen)),
    keptDays: new Uint8Array(toShared(library.keptDays)),
    keptDaysFrozen: new Uint8Array(toShared(library.keptDaysFrozen)),
    mainGroup: new Uint16Array(toShared(library.mainGroup)),
    standIn: new Float64Array(toShared(library.standIn)),
    guideCost: new Float64Array(toShared(library.guideCost)),
    focusCosts: eachFocus((focus) => new Float64Array(toShared(library.focusCosts[focus]))),
    popularity: new Float64Array(toShared(library.popularity)),
    levers: new Float64Array(toShared(library.levers)),
    costCents: new Float64Array(toShared(library.costCents)),
    idHash: new Uint32Array(toShared(library.idHash)),
    avoid: sharedLists(library.avoid),
    groceries: sharedLists(library.groceries),
    groceryWeight: new Float64Array(toShared(library.groceryWeight)),
    groceryGroup: new Uint16Array(toShared(library.groceryGroup)),
    groceryFrequency: new Float64Array(toShared(library.groceryFrequency)),
    ratioIndex:
      library.ratioIndex?.map(({ recipes, start, boxes }) => ({
        recipes: new Uint32Array(toShared(recipes)),
        start: new Uint32Array(toShared(start)),
        boxes: new Float64Array(toShared(boxes)),
      })) ?? null,
  };
}

function sharedLists({ start, items, names }: LabelLists): LabelLists {
  return { start: new Uint32Array(toShared(start)), items: new Uint32Array(toShared(items)), names };
}

function toShared(numbers: ArrayBufferView): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(numbers.byteLength);
  new Uint8Array(memory).set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  return memory;
}
