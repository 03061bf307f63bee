import { createInflate } from "node:zlib";
import { Readable } from "node:stream";

/** Values of a pixel by the header's colour type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The seven passes of an interlaced picture: first column and row, and the steps to the next. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The bytes that a header's pixels take before they are compressed: each row has one for its filter. */
function bytesOfPixels(png: Buffer): number | undefined {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth = 0, colour = 0, , , interlaced = 0] = png.subarray(24, 29);
  const values = channels[colour];
  if (!values) return undefined;
  const rows = (across: number, down: number) =>
    across === 0 ? 0 : down * (1 + Math.ceil((across * depth * values) / 8));
  if (interlaced === 0) return rows(width, height);
  return passes
    .map(([x, y, right, below]) => rows(Math.ceil((width - x) / right), Math.ceil((height - y) / below)))
    .reduce((sum, part) => sum + part, 0);
}

/** The contents of the chunks of pixels, in their order; nothing where the chunks don't follow each other to the end. */
function pixelChunks(png: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const end = at + 8 + length;
    if (type === "IEND") return found;
    if (end + 4 > png.length) return [];
    if (type === "IDAT") found.push(png.subarray(at + 8, end));
    at = end + 4;
  }
  return [];
}

/**
 * Whether a PNG, whose size has been judged, has all the pixels that its header says. Inflates them piece by piece, and keeps
 * none.
 */
export async function hasAllPixels(png: Buffer): Promise<boolean> {
  const wanted = png.length >= 33 ? bytesOfPixels(png) : undefined;
  const chunks = pixelChunks(png);
  if (!wanted || chunks.length === 0) return false;
  let there = 0;
  try {
    for await (const part of Readable.from(chunks).pipe(createInflate())) {
      there += (part as Buffer).length;
      if (there >= wanted) return true;
    }
  } catch {
    return false;
  }
  return false;
}
