const screen = {
  title: "My progress",
  add: "Add measurement",
  which: "What to look at",
  period: "Period",
  view: "Show as",
  chart: "Chart",
  table: "Table",
  log: "Measurements",
  empty: "No data for this period",
  emptyText: "Add a measurement, or look at a longer period.",
  deleted: "Measurement deleted",
  deleteOne: (p: { what: string; date: string }) => `Delete ${p.what} of ${p.date}`,
  date: "Date",
  value: "Value",
  change: "Change",
  delete: "Delete",
  at: (p: { day: string; time: string }) => `${p.day}, ${p.time}`,
};

const types = {
  WEIGHT: "Weight",
  SLEEP: "Sleep",
  STRESS: "Stress",
  WAIST_CIRCUMFERENCE: "Waist",
};

const typesInSentence = {
  WEIGHT: "weight",
  SLEEP: "sleep",
  STRESS: "stress",
  WAIST_CIRCUMFERENCE: "waist",
};

const stress = {
  NOT_PROVIDED: "Not given",
  VERY_LOW: "Very low",
  LOW: "Low",
  MEDIUM: "Medium",
  HIGH: "High",
  VERY_HIGH: "Very high",
};

const periods = {
  LAST_WEEK: "1 week",
  LAST_2_WEEKS: "2 weeks",
  LAST_MONTH: "1 month",
  LAST_2_MONTHS: "2 months",
  SINCE_BEGINNING: "All",
};

/** For a phone, where five of them stand in one row. */
const shortPeriods = {
  LAST_WEEK: "1W",
  LAST_2_WEEKS: "2W",
  LAST_MONTH: "1M",
  LAST_2_MONTHS: "2M",
  SINCE_BEGINNING: "All",
};

const figures = {
  perWeek: "Per week",
  toGoal: "To goal",
  expected: "Expected",
  reached: "Reached",
  average: "Average",
  averagePerNight: "average per night",
  mostDays: "Most days",
  measured: "Measured",
  days: (p: { count: number }) => (p.count === 1 ? "1 day" : `${p.count} days`),
  trend: (p: { amount: string }) =>
    `The dots are what was measured. The line is the trend, without the ups and downs of a day: ${p.amount}.`,
  since: (p: { date: string }) =>
    `Nothing was measured before ${p.date}: the dashed line takes the first value.`,
  until: (p: { date: string }) =>
    `Nothing was measured after ${p.date}: the dashed line keeps the last value.`,
  goal: (p: { amount: string }) => `Goal ${p.amount}`,
  less: (p: { amount: string }) => `${p.amount} less in this period`,
  more: (p: { amount: string }) => `${p.amount} more in this period`,
  chart: (p: { what: string; from: string; to: string; first: string; last: string }) =>
    `${p.what} from ${p.from} to ${p.to}: first ${p.first}, last ${p.last}. The table has every value.`,
};

const form = {
  numberOnly: "Number only",
  save: "Save measurement",
  saved: "Measurement saved",
  day: "Day",
  changeDay: (p: { day: string }) => `Day: ${p.day}. Choose another day`,
  todayOf: (p: { date: string }) => `Today, ${p.date}`,
  previousMonth: "Previous month",
  nextMonth: "Next month",
  hours: "hours",
  hoursShort: "h",
  levels: "Stress",
  positive: "Enter a number above 0.",
  atLeast: (p: { limit: string }) => `Enter at least ${p.limit}.`,
  atMost: (p: { limit: string }) => `Enter at most ${p.limit}.`,
};

const weighIn = {
  title: "Your weight today",
  less: "Less",
  more: "More",
};

export const measurements = {
  screen,
  types,
  typesInSentence,
  stress,
  periods,
  shortPeriods,
  figures,
  form,
  weighIn,
};
