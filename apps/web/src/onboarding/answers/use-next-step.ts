import { useNavigate } from "@tanstack/react-router";
import { currentToken } from "../../lib/device/session.ts";
import { currentAnswers } from "./answers-store.ts";
import { pathAfter, type Step } from "./steps.ts";

/** Goes to the question after this one, as the answers stand at that moment. */
export function useNextStep(step: Step): () => void {
  const navigate = useNavigate();
  return () => void navigate({ href: pathAfter(step, currentAnswers(), currentToken() !== null) });
}
