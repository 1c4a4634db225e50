/** Shown where messages or conversations would be, when there are none. */
export const noMessages = {
  client: (p: { name: string }) => `Write to ${p.name}`,
  clientText: "A question, a day that went differently, a recipe that you liked: it all belongs here.",
  coach: (p: { name: string }) => `You have not written to ${p.name} yet`,
  coachText: "The first message is yours.",
  noCoach: "You have no coach",
  noCoachText:
    "Messages are for people with a coach. Once a coach invites you, you find the conversation here.",
  list: "No conversations yet",
  listText: "Open a client and write the first message, or wait until a client writes to you.",
  waiting: "Nobody is waiting",
  waitingText: "You have answered everyone.",
  found: (p: { search: string }) => `No conversation with “${p.search}”`,
  choose: "Choose a conversation",
};
