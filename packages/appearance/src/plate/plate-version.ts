/**
 * Goes up whenever a picture changes. It is part of a picture's address, and pictures are kept for ever by browsers.
 * This file draws nothing, so a page that only names pictures does not load the drawings.
 */
export const PLATE_ART_VERSION = 3;

/** Shapes a picture comes in: card 4:3, square, hero (wide), thumb (the vessel bleeds off), dish (no table). */
export const PLATE_FRAMES = ["card", "square", "hero", "thumb", "dish"] as const;
export type PlateFrame = (typeof PLATE_FRAMES)[number];
