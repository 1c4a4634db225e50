/** What a coach notes about a client, for coaches alone. */
export const clientNote = {
  title: "Private note",
  hint: "Only coaches of your practice who guide this client can read it.",
  none: "Nothing noted yet.",
  edit: "Edit note",
  write: "Write a note",
  field: "Private note",
  saved: "The note is saved.",
};
