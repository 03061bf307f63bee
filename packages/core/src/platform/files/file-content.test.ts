import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import encodeJpeg, { init as initJpeg } from "@jsquash/jpeg/encode.js";
import encodeWebp, { init as initWebp } from "@jsquash/webp/encode.js";
import { beforeAll, describe, expect, it } from "vitest";
import { isWhatItSays } from "./file-content.ts";
import { isWholePdf } from "./whole-pdf.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const smallWebp = Buffer.from("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=", "base64");

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

type Encoder = typeof encodeJpeg | typeof encodeWebp;
/** A grey from 0 to 255. */
type Colour = (x: number, y: number) => number;
const bright: Colour = (x, y) => (x * 7 + y * 13 + ((x * y) % 31) * 5) % 256;
const white: Colour = () => 255;

/** Real pictures, as cameras and programs write them. */
async function picture(encode: Encoder, side: number, colour: Colour, options: Record<string, number> = {}) {
  const data = new Uint8ClampedArray(side * side * 4);
  const { alpha = 255, ...told } = options;
  for (let at = 0; at < side * side; at += 1) {
    const grey = colour(at % side, Math.floor(at / side));
    data.set([grey, grey, grey, alpha], at * 4);
  }
  const pixels = { data, width: side, height: side, colorSpace: "srgb" as const };
  return Buffer.from(await encode(pixels, { quality: 80, ...told }));
}

const { compile } = (
  globalThis as unknown as { WebAssembly: { compile: (bytes: Uint8Array) => Promise<WebAssembly.Module> } }
).WebAssembly;
const compiled = async (module: string): Promise<WebAssembly.Module> =>
  compile(await readFile(fileURLToPath(import.meta.resolve(`@jsquash/${module}`))));

let jpeg: Buffer;
let webp: Buffer;
beforeAll(async () => {
  await initJpeg(await compiled("jpeg/codec/enc/mozjpeg_enc.wasm"));
  await initWebp(await compiled("webp/codec/enc/webp_enc_simd.wasm"));
  jpeg = await picture(encodeJpeg, 64, bright);
  webp = await picture(encodeWebp, 200, bright);
}, 30_000);

/** A JPEG with a thumbnail in a segment of its camera's, which has an end of its own. */
function withThumbnail(whole: Buffer, thumbnail: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(thumbnail.length + 2, 2);
  return Buffer.concat([whole.subarray(0, 2), head, thumbnail, whole.subarray(2)]);
}

/** As long as the whole, with noughts where the end was: a download that broke off into a file of full length. */
const filledUp = (whole: Buffer, share: number): Buffer => Buffer.from(whole).fill(0, Math.floor(whole.length * share));

describe("a JPEG", () => {
  it("is one with its thumbnail, and with what a camera writes behind its end", async () => {
    expect(await isWhatItSays(withThumbnail(jpeg, jpeg), "image/jpeg")).toBe(true);
    expect(await isWhatItSays(Buffer.concat([jpeg, Buffer.alloc(400)]), "image/jpeg")).toBe(true);
  });

  it("is none when it was cut short anywhere, whatever its thumbnail ends with", async () => {
    const whole = withThumbnail(jpeg, jpeg);
    for (const share of [0.3, 0.5, 0.6, 0.9, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect(await isWhatItSays(cut, "image/jpeg")).toBe(false);
      expect(await isWhatItSays(filledUp(whole, share), "image/jpeg")).toBe(false);
    }
  });

  it("is none without its pixels", async () => {
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const bare = Buffer.concat([jpeg.subarray(0, scan), Buffer.from([0xff, 0xd9])]);
    expect(await isWhatItSays(bare, "image/jpeg")).toBe(false);
  });
});

describe("a WebP", () => {
  it.each([
    ["lossless", 100, bright, { lossless: 1 }],
    ["that lets through what is behind it", 100, bright, { alpha: 100 }],
    ["of one colour", 1200, white, {}],
    ["of one colour, done quickly", 1200, white, { method: 0 }],
    ["white below a third", 1200, (x: number, y: number) => (y < 400 ? bright(x, y) : 255), { method: 0 }],
    ["of one colour, lossless", 1200, white, { lossless: 1 }],
  ] as const)("%s is one", async (_, side, colour, options) =>
    expect(await isWhatItSays(await picture(encodeWebp, side, colour, options), "image/webp")).toBe(true),
  );

  it("is none when its end was filled up with noughts", async () => {
    const lossless = await picture(encodeWebp, 200, bright, { lossless: 1 });
    for (const whole of [webp, lossless]) {
      for (const share of [0.02, 0.5, 0.9])
        expect(await isWhatItSays(filledUp(whole, share), "image/webp")).toBe(false);
    }
  });

  it("is none when a chunk is longer than its container, or isn't what it says", async () => {
    const long = Buffer.from(webp);
    long.writeUInt32LE(webp.length, 16);
    expect(await isWhatItSays(long, "image/webp")).toBe(false);
    const other = Buffer.from(webp);
    other[23] = 0;
    expect(await isWhatItSays(other, "image/webp")).toBe(false);
  });
});

describe("a picture", () => {
  it("is one when it is whole", async () => {
    expect(await isWhatItSays(png, "image/png")).toBe(true);
    expect(await isWhatItSays(webp, "image/webp")).toBe(true);
    expect(await isWhatItSays(smallWebp, "image/webp")).toBe(true);
    expect(await isWhatItSays(jpeg, "image/jpeg")).toBe(true);
  });

  it.each([
    ["a header alone", saying(65_535, 65_535, false)],
    ["a size that nobody can open", saying(65_535, 65_535)],
    ["too many pixels", saying(10_000, 6_000)],
    ["a side too long", saying(13_000, 10)],
    ["no size", saying(0, 10)],
    ["drawings with scripts", Buffer.from("<svg onload=alert(1)>")],
    ["another kind of picture", smallWebp],
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

it("knows a PDF that is whole", () => {
  const whole = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n";
  expect(isWholePdf(Buffer.from(whole))).toBe(true);
  for (const part of ["%PDF-1.4<script>", whole.slice(9), whole.slice(0, -10), "%PDF-1.4\nstartxref\n9\n%%EOF"])
    expect(isWholePdf(Buffer.from(part)), part).toBe(false);
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
