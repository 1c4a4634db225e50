/** Where a plate is on the table, in percent of its width and height. */
interface Place {
  readonly left: number;
  readonly top: number;
}

interface Table {
  /** Width of a plate's picture, in percent of the table's; the plate fills three fifths of it. */
  readonly width: number;
  readonly places: readonly Place[];
}

/** Tables for one to four plates. More would hide each other on a phone. */
const TABLES: readonly Table[] = [
  { width: 68, places: [{ left: 50, top: 50 }] },
  {
    width: 60,
    places: [
      { left: 29, top: 47 },
      { left: 71, top: 54 },
    ],
  },
  {
    width: 53,
    places: [
      { left: 20, top: 43 },
      { left: 50, top: 59 },
      { left: 80, top: 43 },
    ],
  },
  {
    width: 45,
    places: [
      { left: 17, top: 38 },
      { left: 39, top: 62 },
      { left: 61, top: 38 },
      { left: 83, top: 62 },
    ],
  },
];

export const MAX_PLATES = TABLES.length;

/** How so many plates are laid; none is beyond the edge of the table. */
export function laidFor(plates: number): Table {
  const table = TABLES[Math.min(plates, MAX_PLATES) - 1];
  if (table === undefined) throw new Error("There is no plate to lay.");
  return table;
}
