export const whyWeek = {
  title: "Why week",
};
