/** Fixed, so that the journeys and the server agree without talking. */
export const PORT = Number(process.env.E2E_PORT || 4173);
export const ORIGIN = `http://localhost:${PORT}`;
/** Where practices with a tracking pixel have it; nothing answers there but what a journey puts in its place. */
export const PIXEL_ORIGIN = "https://pixel.example";
export const PIXEL_URL = `${PIXEL_ORIGIN}/c?id={id}&page={page}`;
/** A page with a recipe, which the server of the journeys finds on its own machine. */
export const RECIPE_PAGE = "http://lottes-kitchen.eu/creamy-lemon-pasta";
/** A page that comes so late that its reading can be watched. */
export const SLOW_RECIPE_PAGE = "http://lottes-kitchen.eu/slow-pasta";

/** Where a journey asks its server for a signed-in person. */
export const TEST_PEOPLE = "/test/people/";

/** Where a journey asks its server for something that needs a person. */
export const TEST_TROUBLE = "/test/trouble/";

/** Where a journey asks its server for a side beside the first dish of a day; plans have none here. */
export const TEST_SIDES = "/test/sides/";

/** To whom a mail could not be sent, and which address is blocked. */
export interface TroubleWanted {
  readonly recipient: string;
  readonly blocked: string;
}

/** Whom a journey wants to be, as columns of the database; what is left out is an ordinary person on their own. */
export interface PersonWanted {
  readonly user?: Readonly<Record<string, unknown>>;
  /** The organisation of the person, and of the coach if there is one. */
  readonly organisation?: Readonly<Record<string, unknown>>;
  readonly coach?: Readonly<Record<string, unknown>>;
  readonly flags?: readonly string[];
  /** False for someone who has not consented to anything yet; the others consented to everything. */
  readonly consents?: false;
  /** State of a subscription of the person. */
  readonly subscription?: string;
  /** How long ago the person signed in; just now, unless given. */
  readonly signedInMinutesAgo?: number;
}
