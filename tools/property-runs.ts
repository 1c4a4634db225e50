/** How often each property is tried: the library's hundred times in `npm test`, 100,000 times where the bar asks for it. */
import fc from "fast-check";

if (process.env.BAR_AT_LENGTH === "1") fc.configureGlobal({ numRuns: 100_000 });
