import type { TeamRight } from "@plateful/access";
import { Notice } from "../../ui/Notice.tsx";
import { useTeamPhrases } from "../language/use-team-phrases.ts";
import { useMissingRight } from "./use-missing-right.ts";

/** Why something can be read but not changed, and who can give the right to change it. */
export function MissingRightNotice({ right }: { right: TeamRight }) {
  const { missing: words } = useTeamPhrases();
  const { title, text } = useMissingRight(right);
  const what = right === "EDIT_PLANS" ? words.plans : right === "MESSAGE" ? words.messages : null;
  return (
    <Notice kind="info" title={what ?? title}>
      {what === null ? text : `${title}. ${text}`}
    </Notice>
  );
}
