export { EmailField } from "./EmailField.tsx";
export { refusalText } from "./refusal-text.ts";
export { sentTo } from "./sent-to.ts";
export { TermsNote } from "./TermsNote.tsx";
export { emailProblem, tidyEmail } from "./validate-email.ts";
