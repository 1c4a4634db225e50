/**
 * What the lists of an organisation cost. A list that names every recipe forbids none, so the same plan comes out with and
 * without it, and the difference is the most that a compiled list could save. Turn by turn on the same question.
 */
import {
  countFitting,
  type DayInput,
  diagnose,
  type Library,
  type PlanResult,
  plan,
  type Rules,
  swaps,
} from "@plateful/planning";
import { printTable, quantile } from "../measure.ts";
import { DAYS, daysOf, type Question } from "./instances.ts";
import { averageMs, mean } from "./measure.ts";

const ROUNDS = 3;

interface Task {
  readonly name: string;
  readonly run: (rules: Rules) => unknown;
}

function tasksOf(library: Library, { seed, rules }: Question, days: readonly DayInput[]): Task[] {
  const week: PlanResult = plan(library, days, rules, { seed, effort: "instant" });
  const place = { day: 2, slotId: week.days[2]?.meals.at(-1)?.slotId ?? "" };
  const [day] = days;
  if (day === undefined) throw new Error("No day");
  const planAs = (list: Rules) => plan(library, days, list, { seed, effort: "instant" });
  return [
    { name: "a week, `instant`", run: planAs },
    { name: "the same, with sending the list to a thread", run: (list) => planAs(structuredClone(list)) },
    {
      name: "ten swaps",
      run: (list) => swaps(library, { ...week, input: { ...week.input, rules: list } }, place, 10),
    },
    { name: "what fits, a day's slots, and why", run: (list) => diagnose(library, day, list) },
    { name: "what fits, a day's slots, counted", run: (list) => countFitting(library, day.slots, list) },
  ];
}

/** CPU time with a list of every id, written as text from numbers as the server does, against none. */
function turnsOf({ run }: Task, rules: Rules, ids: readonly number[], names: readonly string[]) {
  const listed = () => run({ ...rules, allow: ids.map((id) => names[Number(String(id))] ?? "") });
  const turns = Array.from({ length: ROUNDS }, () => ({
    without: averageMs(() => run(rules)).ms,
    with: averageMs(listed).ms,
  }));
  const middle = (pick: "with" | "without") =>
    quantile(
      turns.map((turn) => turn[pick]),
      0.5,
    );
  return { without: middle("without"), with: middle("with") };
}

export function measureLists(library: Library, asked: readonly Question[]): void {
  const ids = library.ids.map((_, at) => at);
  const all = asked.map((question) => ({
    question,
    tasks: tasksOf(library, question, daysOf(question, DAYS)),
  }));
  const names = all[0]?.tasks.map(({ name }) => name) ?? [];
  const rows = names.map((name, at) => {
    const turns = all.flatMap(({ question: { rules }, tasks }) => {
      const task = tasks[at];
      return task === undefined ? [] : [turnsOf(task, rules, ids, library.ids)];
    });
    return [
      name,
      mean(turns.map((turn) => turn.without)).toFixed(3),
      mean(turns.map((turn) => turn.with)).toFixed(3),
      mean(turns.map((turn) => turn.with / turn.without)).toFixed(3),
    ];
  });
  printTable(["task", "no list, CPU ms", `list of ${ids.length}, CPU ms`, "ratio"], rows);
}
