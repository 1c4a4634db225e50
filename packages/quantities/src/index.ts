export * from "./fraction.ts";
export * from "./height.ts";
export * from "./ingredient-amount.ts";
export * from "./ingredient-line.ts";
export * from "./rounding.ts";
export * from "./spinner.ts";
export * from "./unit-defaults.ts";
export * from "./weight.ts";
