import { crc32 } from "node:zlib";
import sharp from "sharp";
import type { CallOptions, TestAnswer, TestApp } from "./test-app.ts";

/** A picture of 8 by 6 pixels as a browser draws it, without anything beside the pixels. */
export const TINY_JPEG = Buffer.from(
  "/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAfEAABAwMFAAAAAAAAAAAAAAACAAEDBBIhERMxQZH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJjlp3ogiGmtnEtSm3He5s4t4brxERHTn//Z",
  "base64",
);
/** A square of 4 by 4 pixels. */
export const TINY_PNG = await sharp({ create: { width: 4, height: 4, channels: 4, background: "#c8c8c8c8" } })
  .png()
  .toBuffer();

/** What a camera writes beside a photo, and nobody else should read. */
export const SECRET = "52.3702N 4.8952E Anna";

/** The photo as a camera would write it: held sideways, with a place, a comment and a second picture behind its end. */
export function jpegOfCamera(): Buffer {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const tiff = Buffer.from([
    ...[0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0],
    ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0],
  ]);
  const exif = Buffer.concat([Buffer.from("Exif\0\0"), tiff, Buffer.from(SECRET)]);
  return Buffer.concat([
    TINY_JPEG.subarray(0, 2),
    segment(0xe1, exif),
    segment(0xed, Buffer.from(`Photoshop 3.0 ${SECRET}`)),
    segment(0xfe, Buffer.from(SECRET)),
    TINY_JPEG.subarray(2),
    Buffer.from(SECRET),
  ]);
}

/** A part of a PNG file. */
export function pngPart(name: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([
    Buffer.from(name, "latin1"),
    typeof data === "string" ? Buffer.from(data) : data,
  ]);
  const around = Buffer.alloc(4);
  around.writeUInt32BE(body.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([around, body, checksum]);
}

/** A form with a picture and what it is for, as a browser sends it. */
export function formOf(file: Buffer, purpose: string): { body: Buffer; type: string } {
  const line = (text: string) => Buffer.from(`${text}\r\n`);
  const body = Buffer.concat([
    line('--edge\r\nContent-Disposition: form-data; name="purpose"\r\n'),
    line(purpose),
    line('--edge\r\nContent-Disposition: form-data; name="file"; filename="IMG_1.JPG"'),
    line("Content-Type: application/octet-stream\r\n"),
    file,
    line("\r\n--edge--"),
  ]);
  return { body, type: "multipart/form-data; boundary=edge" };
}

/** Uploads a picture as a browser does. */
export function upload(
  app: TestApp,
  file: Buffer,
  options: CallOptions & { purpose?: string } = {},
): Promise<TestAnswer> {
  const { purpose = "RECIPE_IMAGE", ...rest } = options;
  const { body, type } = formOf(file, purpose);
  return app.call("POST", "media/", body, { ...rest, headers: { ...rest.headers, "content-type": type } });
}
