export { StaffAuditScreen } from "./StaffAuditScreen.tsx";
export { StaffHomeScreen } from "./StaffHomeScreen.tsx";
export { StaffJobsScreen } from "./StaffJobsScreen.tsx";
export { StaffLayout } from "./StaffLayout.tsx";
export { StaffMailScreen } from "./StaffMailScreen.tsx";
export { StaffPeopleScreen } from "./StaffPeopleScreen.tsx";
export { StaffPersonScreen } from "./StaffPersonScreen.tsx";
export { StaffSearchScreen } from "./StaffSearchScreen.tsx";
