import { loses, man, type SampleClient, sample, woman } from "./sample-clients.ts";

/**
 * Those with whom the coach's board shows what the others give no reason for: someone who eats far too little, and someone
 * who has reached the goal.
 */
export const BOARD_CLIENTS: readonly SampleClient[] = [
  sample(
    ["Esra", "Kaya"],
    0,
    {
      ...woman(36, 166),
      ...loses(62, 70.4, 69.1, 67.9, 66.8, 65.7),
      pace: "LOSE_0_25_KG_PER_WEEK",
    },
    {
      joinedDaysAgo: 34,
      usual: { waist: [82, 78], sleep: 6.2, stress: "HIGH" },
      diary: { daysBack: 24, diligence: 0.55, snacks: [], eatsOut: false },
    },
  ),
  sample(
    ["Daan", "Vermeer"],
    0,
    {
      ...man(41, 183),
      ...loses(80, 83.1, 82.2, 81.4, 80.6, 79.8),
      answeredKg: 83.1,
      pace: "LOSE_0_75_KG_PER_WEEK",
    },
    {
      joinedDaysAgo: 58,
      usual: { waist: [95, 91], sleep: 7.3, stress: "LOW" },
      diary: { daysBack: 24, diligence: 0.96 },
    },
  ),
];
