import type { Random } from "./random.ts";

/** What a piece looks like: its outline, which casts the shadow (may be empty), and itself. */
interface Drawn {
  silhouette: string;
  body: string;
}

/**
 * A piece of food seen from above, drawn around the origin with the light from the top left.
 * Unit: a plate has a radius of 100. `halfLength` is set for long pieces, which are laid side by side.
 */
export interface Piece {
  radius: number;
  halfLength?: number;
  draw: (random: Random) => Drawn;
}
