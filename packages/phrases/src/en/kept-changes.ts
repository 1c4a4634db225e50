/** Changes that wait on the device for the network, and those that the server did not accept. */
export const keptChanges = {
  title: "Waiting to be sent",
  offline: "You are offline",
  keepsWorking: "What you do is kept and sent later.",
  kept: (p: { count: number }) =>
    p.count === 1 ? "1 change is kept on this device" : `${p.count} changes are kept on this device`,
  eaten: (p: { name: string }) => `${p.name} marked as eaten`,
  notEaten: (p: { name: string }) => `${p.name} marked as not eaten`,
  timed: (p: { name: string }) => `Time of ${p.name} changed`,
  portion: (p: { name: string; portion: string }) => `${p.name}: ${p.portion}`,
  planned: (p: { name: string }) => `${p.name} planned`,
  plannedMeals: (p: { count: number }) => (p.count === 1 ? "1 meal planned" : `${p.count} meals planned`),
  adjusted: "Meals of the day adjusted",
  removed: (p: { name: string }) => `${p.name} removed`,
  added: (p: { name: string; meal: string }) => `${p.name} added to ${p.meal}`,
  copied: (p: { meal: string; count: number }) =>
    p.count === 1
      ? `1 meal of the day before added to ${p.meal}`
      : `${p.count} meals of the day before added to ${p.meal}`,
  edited: (p: { name: string }) => `${p.name} changed`,
  measured: (p: { what: string }) => `${p.what} added`,
  noted: "Note written",
  noteDeleted: "Note deleted",
  ticked: (p: { name: string }) => `${p.name} ticked off`,
  unticked: (p: { name: string }) => `${p.name} no longer ticked off`,
  atHome: (p: { name: string }) => `${p.name} is at home`,
  bought: (p: { name: string }) => `${p.name} back on the list`,
  itemAdded: (p: { name: string }) => `${p.name} added to the groceries`,
  undo: (p: { what: string }) => `Undo: ${p.what}`,
  explain:
    "They are sent automatically once there is a connection. Until then the search finds the foods on this device; scanning needs the internet.",
  /** Said where something was sent without an answer. */
  mayBeStored: "What has been tried already may be stored: discarding it only stops sending it.",
  connect: "Try to connect now",
  noConnection: "There is still no connection.",
  notTaken: "The server could not take it.",
  refusedTitle: "Not saved",
  refusedSwap: (p: { name: string; day: string }) => `${p.name} could not be planned on ${p.day}.`,
  refusedTick: (p: { name: string; day: string }) =>
    `Whether you ate ${p.name} on ${p.day} could not be saved.`,
  refusedTime: (p: { name: string; day: string }) => `When you ate ${p.name} on ${p.day} could not be saved.`,
  refusedPortion: (p: { name: string; day: string }) =>
    `Your portion of ${p.name} on ${p.day} could not be saved.`,
  refusedRemoval: (p: { name: string; day: string }) => `${p.name} could not be removed from ${p.day}.`,
  refusedAddition: (p: { name: string; day: string }) => `${p.name} could not be added to ${p.day}.`,
  refusedCopy: (p: { meal: string; day: string }) =>
    `The meals of the day before could not be added to ${p.meal} on ${p.day}.`,
  refusedPlanned: (p: { count: number; day: string }) =>
    p.count === 1
      ? `The meal that was planned here on ${p.day} could not be saved.`
      : `The ${p.count} meals that were planned here from ${p.day} on could not be saved.`,
  refusedEdit: (p: { name: string; day: string }) =>
    `Your change of ${p.name} on ${p.day} could not be saved.`,
  refusedMeasurement: (p: { what: string; day: string }) => `${p.what} of ${p.day} could not be saved.`,
  refusedNote: (p: { day: string; note: string }) =>
    `Your note for ${p.day} could not be saved: “${p.note}”.`,
  refusedNoNote: (p: { day: string }) => `The note for ${p.day} could not be deleted.`,
  refusedDay: (p: { day: string }) => `The meals of ${p.day} could not be adjusted.`,
  refusedItem: (p: { name: string }) => `${p.name} could not be added to the grocery list.`,
  refusedItemChange: (p: { name: string }) =>
    `What you changed about ${p.name} on the grocery list could not be saved.`,
  refusedText: "Until then you see everything as it was saved last.",
  tryAgain: (p: { what: string }) => `Retry: ${p.what}`,
  discard: "Discard",
  discardOne: (p: { what: string }) => `Discard: ${p.what}`,
};
