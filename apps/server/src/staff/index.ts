export { endStaff, makeStaff, readStaff } from "./make-staff.ts";
export { staffRoutes } from "./routes.ts";
