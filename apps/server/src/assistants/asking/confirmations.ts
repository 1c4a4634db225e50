import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Program } from "../../platform/calls/find-program.ts";
import type { EventLimit } from "../../platform/calls/limited-events.ts";
import type { Services } from "../../platform/calls/services.ts";
import { Refused } from "./refused.ts";

const LIFE_SECONDS = 600;
const VALUE = /^([0-9a-z]{1,9})\.([\w-]{16})\.([\w-]{43})$/;

/** What someone confirms: a tool with these arguments. Their order counts. */
export interface ToConfirm {
  readonly tool: string;
  readonly args: object;
}

/**
 * Values that stand for "yes, do that". Each is signed for one person, token, tool and arguments, holds for ten minutes and works once
 * (ledger DOOR-019). Nothing is stored until one is used, so any process takes what another one gave.
 */
export class Confirmations {
  readonly #services: Pick<Services, "settings" | "clock" | "limitedEvents">;
  readonly #program: Program;

  constructor(services: Pick<Services, "settings" | "clock" | "limitedEvents">, program: Program) {
    this.#services = services;
    this.#program = program;
  }

  #sign({ tool, args }: ToConfirm, ends: string, nonce: string): string {
    const { id, token } = this.#program;
    return createHmac("sha256", this.#services.settings.secretKey)
      .update("assistant confirms\0")
      .update(JSON.stringify([id, token.id, tool, args, ends, nonce]))
      .digest("base64url");
  }

  give(what: ToConfirm): string {
    const ends = (Math.floor(this.#services.clock.now().getTime() / 1000) + LIFE_SECONDS).toString(36);
    const nonce = randomBytes(12).toString("base64url");
    return `${ends}.${nonce}.${this.#sign(what, ends, nonce)}`;
  }

  /** @throws Refused for a value that was given for something else, or has expired. */
  #check(what: ToConfirm, value: string): string {
    const [, ends = "", nonce = "", signature = ""] = VALUE.exec(value) ?? [];
    // Compared as text: four texts of base64url decode to the same last byte.
    const isOurs =
      signature !== "" && timingSafeEqual(Buffer.from(this.#sign(what, ends, nonce)), Buffer.from(signature));
    if (!isOurs)
      throw new Refused(
        "confirm: This value was not given for these arguments. Call the tool without confirm first.",
      );
    if (Number.parseInt(ends, 36) * 1000 <= this.#services.clock.now().getTime())
      throw new Refused("confirm: This value has expired. Call the tool without confirm again.");
    return nonce;
  }

  /**
   * Does what was confirmed. The value is used up by that, unless the act is refused.
   * @throws Refused for a value that is not right, has expired or was used.
   */
  async act<T>(what: ToConfirm, value: string, act: () => Promise<T>): Promise<T> {
    const { limitedEvents, clock } = this.#services;
    const nonce = this.#check(what, value);
    const once: EventLimit = {
      kind: "assistant-confirms",
      subject: `call:${this.#program.id} ${nonce}`,
      max: 1,
      seconds: LIFE_SECONDS,
    };
    const turns = await limitedEvents.takeTurn([once], clock.now()).catch(() => {
      throw new Refused("confirm: This value was used already. Call the tool without confirm again.");
    });
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refused) turns.giveBackAll();
      throw error;
    } finally {
      await limitedEvents.settle(turns);
    }
  }
}
