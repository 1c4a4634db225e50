/** After a plan was saved: what becomes of the meals that were planned before. */
export const replan = {
  title: "Plan the coming meals again?",
  text: "The plan is saved, but meals that were already planned still follow the old one. Meals that were eaten, locked or entered by hand always stay.",
  firstTitle: "Plan the first week?",
  firstText: "The plan is saved. Recipes can be planned for seven days right away.",
  tomorrow: "From tomorrow",
  today: "From today",
  leave: "Leave the week as it is",
  leaveFirst: "Not now",
  failed: "The plan is saved, but the meals could not be planned again.",
  changed: (p: { count: number }) => {
    if (p.count === 0) return "No meal had to change.";
    return p.count === 1 ? "1 meal changed." : `${p.count} meals changed.`;
  },
  stayed: (p: { count: number }) => (p.count === 1 ? "1 stayed." : `${p.count} stayed.`),
  undone: "The meals are as they were. The plan stays saved.",
};
