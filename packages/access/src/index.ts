export * from "./account.ts";
export * from "./can.ts";
export * from "./consent.ts";
export * from "./features.ts";
export * from "./payment.ts";
export * from "./tabs.ts";
export * from "./team.ts";
