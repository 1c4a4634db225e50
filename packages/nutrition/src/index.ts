export * from "./vocabulary.ts";
