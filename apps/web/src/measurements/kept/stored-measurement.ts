import type { Measured } from "@plateful/nutrition";

/** One measurement: kilograms, hours, a level from 1 to 5 or centimetres. */
export interface Measurement extends Measured {
  /** Below zero for one that the server does not have yet (ledger MEAS-044). */
  readonly id: number;
}
