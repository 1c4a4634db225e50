import { type InjectOptions, type Response, inject as send } from "light-my-request";
import type { App } from "../src/app.ts";

/** Sends a request to the product without a network, from this machine unless the options say otherwise. */
export const inject = ({ server }: Pick<App, "server">, options: InjectOptions): Promise<Response> =>
  send(server.listener, options);
