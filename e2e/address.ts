/** Fixed, so that the journeys and the server agree without talking. */
export const PORT = Number(process.env.E2E_PORT || 4173);
export const ORIGIN = `http://localhost:${PORT}`;
