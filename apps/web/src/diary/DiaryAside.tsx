import { MonthCalendar } from "./MonthCalendar.tsx";
import { NoteCard } from "./notes/NoteCard.tsx";

interface DiaryAsideProps {
  note: string | null;
  canNote: boolean;
  date: string;
  today: string;
  onNote: () => void;
  onChoose: (date: string) => void;
}

/** What a desktop shows beside the meals: the note and the month. */
export function DiaryAside({ note, canNote, date, today, onNote, onChoose }: DiaryAsideProps) {
  return (
    <>
      {canNote && <NoteCard note={note} date={date} isToday={date === today} onEdit={onNote} />}
      <MonthCalendar date={date} today={today} onChoose={onChoose} />
    </>
  );
}
