/** What stands on the food search before a letter is typed. */
export const foodStart = {
  lists: "Which foods are listed",
  recent: "Recent",
  favourites: "Favourites",
  favourite: (p: { name: string }) => `Favourite: ${p.name}`,
  offline: "No network: the search needs one",
  offlineText: "Clear the search to see what you ate last and your favourites. They can still be added.",
  onDevice: "No network: only the foods on this device are searched.",
  notOnDevice:
    "All foods are searched again once there is a connection. You can add the numbers with a quick add.",
  fitting: "Recipes that fit",
  own: "My food",
  noOwn: "Products whose label you copy are listed here.",
  noFavourites: "Press the heart of a food to keep it here.",
  /** What was added since the search was opened. */
  added: (p: { count: number }) => (p.count === 1 ? "1 food added" : `${p.count} foods added`),
  addedWithKcal: (p: { count: number; kcal: string }) =>
    p.count === 1 ? `1 food · ${p.kcal} kcal` : `${p.count} foods · ${p.kcal} kcal`,
  room: (p: { kcal: string }) => `Room for ${p.kcal} kcal`,
  left: (p: { kcal: string; meal: string }) => `${p.kcal} kcal left for ${p.meal}`,
  over: (p: { kcal: string; meal: string }) => `${p.kcal} kcal over for ${p.meal}`,
  takeBack: (p: { name: string }) => `Take ${p.name} back`,
};
