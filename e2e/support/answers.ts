import type { Page, Route } from "@playwright/test";
import { walkTo } from "./walk.ts";

/** How the server answers what a screen asks: as it does, not yet, with a failure, or that there is nothing. */
export type State = "default" | "loading" | "error" | "empty";

/** What is known before a screen asks anything: who is here, and whose site it is. */
const KNOWN = ["current-user", "brand"];

/** As much of the app's router and cache as is needed to open a screen that knows nothing yet. */
interface Cache {
  isFetching(): number;
  removeQueries(which: {
    type: "inactive" | "all";
    predicate: (query: { queryKey: readonly unknown[] }) => boolean;
  }): void;
  getDefaultOptions(): { queries?: object };
  setDefaultOptions(options: object): void;
}
type WithCache = Window & {
  __TSR_ROUTER__: {
    options: { context: { queryClient: Cache } };
    navigate(to: { readonly href: string }): Promise<void>;
  };
};

function empty(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== "object" || answer === null || !("results" in answer)) return answer;
  return { ...answer, count: 0, total_pages: 1, next: null, results: [] };
}

/** Stands between a page and the server, and shows a screen in the states that an answer can bring about. */
export class Answers {
  /** Calls that were answered otherwise than the server would, since the state began. */
  asked: string[] = [];
  readonly #page: Page;
  #state: State = "default";
  #held: Route[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Answers> {
    const answers = new Answers(page);
    await page.route("**/api/**", (route) => answers.#answer(route));
    return answers;
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    // What the app sends of its own accord is nothing that a reader waits for.
    const isAsked =
      !/\/(users\/me|users\/onboarding\/answers|auth|telemetry|client-errors|health|messages\/count)\//.test(
        request.url(),
      );
    if (this.#state === "default" || !isAsked) return route.fallback();
    if (this.#state === "empty" && request.method() !== "GET") return route.fallback();
    this.asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    if (this.#state === "loading") {
      this.#held.push(route);
      return;
    }
    if (this.#state === "error") {
      const refusal = { code: "server_error", detail: "Something went wrong." };
      return route.fulfill({ status: 500, json: refusal }).catch(() => {});
    }
    const { "if-none-match": _tag, ...headers } = request.headers();
    // The page may have moved on while its question was under way.
    const answer = await route.fetch({ headers }).catch(() => null);
    if (answer === null) return route.abort().catch(() => {});
    // What is not so is not to be kept: the browser would ask whether it still is.
    const fresh = { "cache-control": "no-store" };
    await route
      .fulfill({ status: answer.status(), headers: fresh, json: empty(await answer.json()) })
      .catch(() => {});
  }

  /** From now on. What was held until then is given up, as when a connection breaks. */
  async become(state: State): Promise<void> {
    this.#state = state;
    this.asked = [];
    const held = this.#held;
    this.#held = [];
    await Promise.all(held.map((route) => route.abort().catch(() => {})));
  }

  /** Makes the page forget what it read and nothing on the screen shows, and fail at once instead of after three tries. */
  async forget(): Promise<void> {
    await this.#page.waitForFunction(() => "__TSR_ROUTER__" in window);
    await this.#page.evaluate((known) => {
      const { queryClient } = (window as unknown as WithCache).__TSR_ROUTER__.options.context;
      const options = queryClient.getDefaultOptions();
      queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retry: false } });
      queryClient.removeQueries({
        type: "inactive",
        predicate: ({ queryKey }) => !known.includes(String(queryKey[0])),
      });
    }, KNOWN);
  }

  /** Opens a screen that has to ask for everything it shows. In the state `loading` the way there may not end. */
  async open(path: string, state: State): Promise<void> {
    await this.become("default");
    await walkTo(this.#page, "/help");
    await this.forget();
    await this.become(state);
    let isThere = false;
    const way = this.#page
      .evaluate((href) => (window as unknown as WithCache).__TSR_ROUTER__.navigate({ href }), path)
      .finally(() => {
        isThere = true;
      });
    if (state !== "loading") await way;
    while (!isThere && this.asked.length === 0)
      await this.#page.evaluate(() => new Promise(requestAnimationFrame));
    await this.settle();
  }

  /** Until nothing is asked any more, or something that is not answered. */
  async settle(): Promise<void> {
    if (this.#state !== "loading")
      await this.#page.waitForFunction(
        () => (window as unknown as WithCache).__TSR_ROUTER__.options.context.queryClient.isFetching() === 0,
      );
    await this.#page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      await nextFrame();
      await nextFrame();
    });
  }
}
