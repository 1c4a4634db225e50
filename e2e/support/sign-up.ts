import { request } from "node:http";
import { PORT } from "../address.ts";

const octet = () => 1 + Math.floor(Math.random() * 250);

/**
 * Asks for an account as from a network of its own. The product lets one network ask for a few mails an hour only, and
 * all journeys together are more than a few.
 */
export function signUpFromElsewhere(body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port: PORT,
        localAddress: `127.${octet()}.${octet()}.${octet()}`,
        path: "/api/auth/users/",
        method: "POST",
        headers: { "content-type": "application/json" },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on("error", reject);
    call.end(JSON.stringify(body));
  });
}
