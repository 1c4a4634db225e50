/** One entry of a calendar, before it is written in the form that calendar programs read. */
export interface CalendarEvent {
  /** The same for the same meal or day in every reading, so that a change replaces the entry. */
  readonly id: string;
  readonly title: string;
  /** Lines below the title. */
  readonly lines: readonly string[];
  /** The page of the product that it leads to. */
  readonly url: string;
  readonly time: Span | AllDay;
  /** When what it says last changed. */
  readonly changedAt: Date;
}

interface Span {
  readonly start: Date;
  readonly minutes: number;
}

/** It belongs to a day and takes none of its time. */
interface AllDay {
  readonly date: string;
}
