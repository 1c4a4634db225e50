/** Changes that wait on the device for the network, and those that the server did not accept. */
export const keptChanges = {
  title: "Waiting to be sent",
  eaten: (p: { name: string }) => `${p.name} marked as eaten`,
  notEaten: (p: { name: string }) => `${p.name} marked as not eaten`,
  portion: (p: { name: string; portion: string }) => `${p.name}: ${p.portion}`,
  planned: (p: { name: string }) => `${p.name} planned`,
  adjusted: "Meals of the day adjusted",
  removed: (p: { name: string }) => `${p.name} removed`,
  added: (p: { name: string; meal: string }) => `${p.name} added to ${p.meal}`,
  noted: "Note written",
  noteDeleted: "Note deleted",
  undo: (p: { what: string }) => `Undo: ${p.what}`,
  explain:
    "They are sent automatically once there is a connection. Searching for other foods and scanning need the internet.",
  connect: "Try to connect now",
  noConnection: "There is still no connection.",
  refusedTitle: "Not saved",
  refusedSwap: (p: { name: string; day: string }) => `${p.name} could not be planned on ${p.day}.`,
  refusedTick: (p: { name: string; day: string }) =>
    `Whether you ate ${p.name} on ${p.day} could not be saved.`,
  refusedPortion: (p: { name: string; day: string }) =>
    `Your portion of ${p.name} on ${p.day} could not be saved.`,
  refusedRemoval: (p: { name: string; day: string }) => `${p.name} could not be removed from ${p.day}.`,
  refusedAddition: (p: { name: string; day: string }) => `${p.name} could not be added to ${p.day}.`,
  refusedNote: (p: { day: string; note: string }) =>
    `Your note for ${p.day} could not be saved: “${p.note}”.`,
  refusedNoNote: (p: { day: string }) => `The note for ${p.day} could not be deleted.`,
  refusedDay: (p: { day: string }) => `The meals of ${p.day} could not be adjusted.`,
  refusedText: "The planner shows these meals as they are.",
};
