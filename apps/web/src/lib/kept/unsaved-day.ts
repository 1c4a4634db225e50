/**
 * The id, below zero, of a day that the server does not have yet. It follows from the date, so that every change of that day names
 * the same; the ids of meals that were added here lie far below.
 */
export const unsavedDayId = (date: string): number => -Number(date.replaceAll("-", ""));

/** Whether a day is one that the server does not have yet. */
export const isUnsavedDay = (dayId: number): boolean => dayId < 0;
