import { crc32, inflateSync } from "node:zlib";

const hex = (value: number) => value.toString(16).padStart(2, "0");

/** Takes a PNG file of the kind that we write apart, by the standard; a wrong checksum or filter fails. */
export function readPng(file: Buffer) {
  expectEqual(file.subarray(1, 4).toString("latin1"), "PNG");
  let at = 8;
  let size = 0;
  const parts: Buffer[] = [];
  while (at < file.length) {
    const length = file.readUInt32BE(at);
    const name = file.subarray(at + 4, at + 8).toString("latin1");
    const data = file.subarray(at + 8, at + 8 + length);
    expectEqual(file.readUInt32BE(at + 8 + length), crc32(file.subarray(at + 4, at + 8 + length)));
    if (name === "IHDR") size = data.readUInt32BE(0);
    if (name === "IDAT") parts.push(data);
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(parts));
  const row = size * 4 + 1;
  expectEqual(rows.length, row * size);
  const colourAt = (x: number, y: number): string => {
    expectEqual(rows[y * row], 0);
    const [red = 0, green = 0, blue = 0, opacity = 0] = rows.subarray(
      y * row + 1 + x * 4,
      y * row + 5 + x * 4,
    );
    return `#${hex(red)}${hex(green)}${hex(blue)} ${opacity}`;
  };
  /** The colours along the middle row, each once. */
  const colours = () => [
    ...new Set(Array.from({ length: size }, (_, x) => colourAt(x, Math.floor(size / 2)))),
  ];
  return { size, at: (x: number, y: number) => colourAt(Math.floor(x), y), colours };
}

function expectEqual(value: unknown, wanted: unknown): void {
  if (value !== wanted) throw new Error(`The picture has ${value} where ${wanted} belongs.`);
}
