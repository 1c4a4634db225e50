import { useNavigate, useSearch } from "@tanstack/react-router";
import { useToday } from "../lib/device/today.ts";
import { plannerHref, useSubject } from "../lib/person/subject.ts";
import { DiaryView } from "./DiaryView.tsx";

/** A client's diary, opened by the coach. Its day stands in the address only, apart from the coach's own (ledger DIARY-076). */
export function ViewAsDiaryScreen() {
  const { root } = useSubject();
  const today = useToday();
  const navigate = useNavigate();
  const { date = today } = useSearch({ strict: false });
  const choose = (next: string) =>
    void navigate({ href: plannerHref(root, next), replace: true, resetScroll: false });
  return <DiaryView date={date} today={today} choose={choose} />;
}
