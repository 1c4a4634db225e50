/** What a thread of the planner runs: plans against the libraries that it was sent. */
import { type Library, plan } from "@plateful/planning";
import { answerTasks } from "./answer-tasks.ts";
import type { PlanTask } from "./planner.ts";

answerTasks(
  (library) => library as Library,
  (library, { days, rules, options }: PlanTask) => {
    // The asker has the input already; sending it back would only be copied.
    const { input: _input, ...result } = plan(library, days, rules, options);
    return result;
  },
);
