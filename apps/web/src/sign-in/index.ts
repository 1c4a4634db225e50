export { EmailField } from "./EmailField.tsx";
export { ProofOfMailbox } from "./late-proof.ts";
export { refusalText } from "./refusal-text.ts";
export { SignInFrame } from "./SignInFrame.tsx";
export { sentTo, useNewcomer, useSentTo } from "./sent-to.ts";
export { TermsNote } from "./TermsNote.tsx";
export { emailProblem, tidyEmail } from "./validate-email.ts";
