import type { whyWeek as english } from "../en/why-week.ts";

export const whyWeek: typeof english = {
  title: "Why week (nog te vertalen)",
};
