export { MyProgress } from "./MyProgress.tsx";
export { clientProgress } from "./progress-person.ts";
