import type { Browser, BrowserContext } from "@playwright/test";

const OF_POLICY = /content security policy|securitypolicyviolation|Trusted(?:HTML|Script|ScriptURL)/i;

/** Runs in each document: tells of a violation in the one way in which workers' violations are told, too. */
function tellOfViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(`securitypolicyviolation ${effectiveDirective} ${blockedURI} ${sourceFile}`);
  });
}

/** Listens to what the browser refuses by the content security policy, in every context that a journey opens. */
export class PolicyWatch {
  readonly violations: string[] = [];
  readonly #browser: Browser;
  readonly #openContext: Browser["newContext"];

  constructor(browser: Browser) {
    this.#browser = browser;
    this.#openContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await this.#openContext(options);
      await this.add(context);
      return context;
    };
  }

  async add(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (OF_POLICY.test(message.text())) this.violations.push(message.text());
    });
    context.on("weberror", (error) => {
      if (OF_POLICY.test(error.error().message)) this.violations.push(error.error().message);
    });
    await context.addInitScript(tellOfViolations);
  }

  end(): void {
    this.#browser.newContext = this.#openContext;
  }
}
