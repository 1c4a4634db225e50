import { writeFileSync } from "node:fs";

/** The bars of a digit on the right half of an EAN-13: 1 is dark (GS1 General Specifications 5.2.1.2). */
const RIGHT = "1110010 1100110 1101100 1000010 1011100 1001110 1010000 1000100 1001000 1110100".split(" ");
const inverted = (bars: string) => [...bars].map((bar) => (bar === "1" ? "0" : "1")).join("");
const mirrored = (bars: string) => [...bars].reverse().join("");
/** For each first digit, which of the six digits on the left are written mirrored (the G set). */
const MIRRORED = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split(" ");

/** The bars of an EAN-13: 95 modules, 1 for a dark one. */
function barsOf(code: string): string {
  const [first, ...rest] = [...code].map(Number);
  const left = rest.slice(0, 6).map((digit, at) => {
    const bars = inverted(RIGHT[digit] ?? "");
    return MIRRORED[first ?? 0]?.[at] === "G" ? mirrored(inverted(bars)) : bars;
  });
  const right = rest.slice(6).map((digit) => RIGHT[digit] ?? "");
  return ["101", ...left, "01010", ...right, "101"].join("");
}

const WIDTH = 640;
const HEIGHT = 480;
const MODULE_PX = 4;
const FRAMES = 10;

/** Writes a film of a barcode that lies still, for a browser that takes it for its camera (YUV4MPEG2, 4:2:0). */
export function writeBarcodeVideo(path: string, code: string): void {
  const bars = barsOf(code);
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  const start = Math.floor((WIDTH - bars.length * MODULE_PX) / 2);
  for (let y = HEIGHT / 4; y < (HEIGHT * 3) / 4; y += 1)
    for (const [at, bar] of [...bars].entries())
      if (bar === "1") {
        const from = y * WIDTH + start + at * MODULE_PX;
        luma.fill(16, from, from + MODULE_PX);
      }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, colour]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`);
  writeFileSync(path, Buffer.concat([header, ...new Array<Buffer>(FRAMES).fill(frame)]));
}
