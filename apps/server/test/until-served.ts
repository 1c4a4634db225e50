import type { TestAnswer } from "./test-app.ts";

/**
 * Sends a call again while it is told to come back later, as the app does. Many calls that wait for one row may on a busy
 * machine wait longer than a call is allowed to.
 */
export async function untilServed(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
