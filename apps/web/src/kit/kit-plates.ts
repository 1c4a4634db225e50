import { plateArt, recipeToPlate } from "@plateful/appearance";

/** A drawn picture without a server behind it. */
export function kitPlate(name: string, frame: "thumb" | "square"): string {
  const spec = recipeToPlate({ id: name, name, tags: [], ingredients: [] });
  return `data:image/svg+xml;utf8,${encodeURIComponent(plateArt(spec, frame, "light"))}`;
}
