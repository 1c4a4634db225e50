/** A thread that does as it is told, also what no thread should do: for the tests of the pool. */
import { answerTasks } from "../src/platform/planner/answer-tasks.ts";

type Order = { readonly do: "echo" | "throw" | "die" | "hang"; readonly text?: string };

answerTasks(
  (sent) => String(sent),
  (kept, order: Order) => {
    if (order.do === "throw") throw new RangeError("not this");
    if (order.do === "die") process.exit(7);
    while (order.do === "hang");
    return `${kept} ${order.text}`;
  },
);
