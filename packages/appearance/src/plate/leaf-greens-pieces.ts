/** Greens of leaves, by kind. */
export const LEAF_GREENS = {
  basil: ["#3f8f3a", "#4ea347", "#57ad4c"],
  spinach: ["#2f7a3c", "#3a8a45", "#4a9a4e"],
  rocket: ["#5a9c3f", "#6fae4b", "#4c8d3a"],
  lettuce: ["#8cc65a", "#79b84c", "#a3d46d"],
  mint: ["#4fae6a", "#62bd79"],
} as const;
