import type { foodStart as english } from "../en/food-start.ts";

export const foodStart = {
  lists: "Welke producten je ziet",
  recent: "Onlangs",
  favourites: "Favorieten",
  favourite: (p: { name: string }) => `Favoriet: ${p.name}`,
  offline: "Geen netwerk: zoeken lukt nu niet",
  offlineText: "Maak het zoekveld leeg voor wat je laatst at en je favorieten. Die kun je wel toevoegen.",
  onDevice: "Geen netwerk: je zoekt alleen in de producten op dit apparaat.",
  notOnDevice:
    "Zodra er verbinding is, zoek je weer in alle producten. Met snel toevoegen vul je alvast de getallen in.",
  fitting: "Recepten die passen",
  own: "Mijn eten",
  noOwn: "Hier komen producten waarvan je het etiket overneemt.",
  noFavourites: "Tik op het hartje van een product om het hier te bewaren.",
  added: (p: { count: number }) =>
    p.count === 1 ? "1 product toegevoegd" : `${p.count} producten toegevoegd`,
  addedWithKcal: (p: { count: number; kcal: string }) =>
    p.count === 1 ? `1 product · ${p.kcal} kcal` : `${p.count} producten · ${p.kcal} kcal`,
  room: (p: { kcal: string }) => `Nog ruimte voor ${p.kcal} kcal`,
  left: (p: { kcal: string; meal: string }) => `Nog ${p.kcal} kcal voor ${p.meal}`,
  over: (p: { kcal: string; meal: string }) => `${p.kcal} kcal te veel voor ${p.meal}`,
  takeBack: (p: { name: string }) => `Haal ${p.name} weer weg`,
} satisfies typeof english;
