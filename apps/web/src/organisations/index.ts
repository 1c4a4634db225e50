export { PracticeForm } from "./PracticeForm.tsx";
