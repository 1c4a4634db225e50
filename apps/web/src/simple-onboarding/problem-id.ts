/** Names the sentence about a wrong answer, for the choices that it is about. */
export const PROBLEM_ID = "answer-problem";
