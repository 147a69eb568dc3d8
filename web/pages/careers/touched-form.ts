// What the form needs once it is touched, in one module: a form with values never lacks a part of it.
export { uploadApplication } from "#web/api/upload.ts";
export * from "./draft.ts";
export * from "./outcomes.tsx";
export * from "./sent-before.ts";
export * from "./validation.ts";
