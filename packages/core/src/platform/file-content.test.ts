import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isWhatItSays } from "./file-content.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const webp = Buffer.from("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=", "base64");
const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100", "hex"),
  Buffer.from("ffd9", "hex"),
]);

/** A PNG that says it is as large as that, and has nothing behind its header when `whole` is not asked for. */
function saying(width: number, height: number, whole = true): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  return whole ? copy : copy.subarray(0, 33);
}

interface Drawn {
  depth?: number;
  colour?: number;
  interlaced?: boolean;
  /** The share of its pixels that is there. */
  pixels?: number;
  /** As many bytes of the compressed pixels alone. */
  cut?: number;
  chunks?: number;
}

/** A PNG of 50 by 40 pixels, as libpng reads it: the lengths of interlaced rows are written out by hand. */
function drawn({ depth = 8, colour = 2, interlaced = false, pixels = 1, cut, chunks = 1 }: Drawn): Buffer {
  const values = [1, 0, 3, 1, 2, 0, 4][colour] ?? 0;
  const row = (across: number) => 1 + Math.ceil((across * depth * values) / 8);
  const raw = interlaced
    ? 5 * row(7) + 5 * row(6) + 5 * row(13) + 10 * row(12) + 10 * row(25) + 20 * row(25) + 20 * row(50)
    : 40 * row(50);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(50, 0);
  head.writeUInt32BE(40, 4);
  head.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const packed = deflateSync(Buffer.alloc(Math.floor(raw * pixels), 7)).subarray(0, cut);
  const half = chunks === 1 ? packed.length : Math.floor(packed.length / 2);
  const data = [packed.subarray(0, half), packed.subarray(half)].filter((part) => part.length > 0);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", head),
    ...data.map((part) => chunk("IDAT", part)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a picture", () => {
  it("is one when it is whole", async () => {
    expect(await isWhatItSays(png, "image/png")).toBe(true);
    expect(await isWhatItSays(webp, "image/webp")).toBe(true);
    expect(await isWhatItSays(jpeg, "image/jpeg")).toBe(true);
  });

  it.each([
    ["a header alone", saying(65_535, 65_535, false)],
    ["a size that nobody can open", saying(65_535, 65_535)],
    ["too many pixels", saying(10_000, 6_000)],
    ["a side too long", saying(13_000, 10)],
    ["no size", saying(0, 10)],
    ["drawings with scripts", Buffer.from("<svg onload=alert(1)>")],
    ["another kind of picture", jpeg],
    ["nothing", Buffer.alloc(0)],
  ])("is not %s", async (_, bytes) => expect(await isWhatItSays(bytes, "image/png")).toBe(false));

  it.each([
    ["with half its pixels", drawn({ pixels: 0.5 }), false],
    ["with the beginning of its pixels alone", drawn({ cut: 10 }), false],
    ["whose chunks end in the middle", drawn({}).subarray(0, -20), false],
    ["of grey, a bit a pixel", drawn({ depth: 1, colour: 0 }), true],
    ["with a palette in two chunks", drawn({ depth: 4, colour: 3, chunks: 2 }), true],
    ["of sixteen bits", drawn({ depth: 16, colour: 6 }), true],
    ["interlaced", drawn({ interlaced: true }), true],
    ["interlaced, without its last pass", drawn({ interlaced: true, pixels: 0.6 }), false],
  ])("%s is one: %o", async (_, bytes, expected) => expect(await isWhatItSays(bytes, "image/png")).toBe(expected));

  it("that was cut off is none", async () => {
    expect(await isWhatItSays(webp.subarray(0, -6), "image/webp")).toBe(false);
    expect(await isWhatItSays(jpeg.subarray(0, -2), "image/jpeg")).toBe(false);
    expect(await isWhatItSays(png.subarray(0, -14), "image/png")).toBe(false);
  });
});

it("knows a PDF and XML by what they hold", async () => {
  expect(await isWhatItSays(Buffer.from("%PDF-1.7 rest"), "application/pdf")).toBe(true);
  expect(await isWhatItSays(Buffer.from("<html>"), "application/pdf")).toBe(false);
  expect(await isWhatItSays(Buffer.from("\uFEFF<?xml version='1.0'?><a/>"), "application/xml")).toBe(true);
  expect(
    await isWhatItSays(Buffer.from("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a/>"), "text/xml"),
  ).toBe(false);
  expect(await isWhatItSays(Buffer.from("MZ"), "text/xml")).toBe(false);
});
