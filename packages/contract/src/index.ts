export * from "./crud.ts";
export * from "./endpoint.ts";
export * from "./fields.ts";
export * from "./problems.ts";
export * from "./sign-in/sign-in.ts";
