/** Enough of a fingerprint to tell two states of one recipe apart. */
const LENGTH = 4;

/**
 * What stands in the address of a recipe's drawn picture, so that a changed recipe gets another address; null for a
 * recipe that people made, whose picture shows nothing of it. `contentHash` is the fingerprint of the recipe's file.
 */
export const pictureVersion = (contentHash: string | null): string | null =>
  contentHash === null ? null : contentHash.slice(0, LENGTH);
