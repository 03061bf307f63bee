import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import encodeAvif, { init as initAvif } from "@jsquash/avif/encode.js";
import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import resizePixels, { initResize } from "@jsquash/resize";
import decodeWebp, { init as initWebpDecoder } from "@jsquash/webp/decode.js";
import encodeWebp, { init as initWebp } from "@jsquash/webp/encode.js";
import type { PictureFormat } from "./picture.ts";

/** The pixels of a picture, four bytes each. The codecs speak in the browser's ImageData, which Node.js lacks. */
export class Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colorSpace = "srgb";

  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height?: number) {
    this.data = data;
    this.width = width;
    this.height = height ?? data.length / 4 / width;
  }
}
Object.assign(globalThis, { ImageData: Pixels });

/** The types of Node.js know the modules of WebAssembly, not the compiler. */
const { compile } = (
  globalThis as unknown as { WebAssembly: { compile: (bytes: Uint8Array) => Promise<WebAssembly.Module> } }
).WebAssembly;

/** The modules that a bundle of this code needs beside it: stacks/bundles. */
const compiled = async (module: string): Promise<WebAssembly.Module> =>
  compile(await readFile(fileURLToPath(import.meta.resolve(`@jsquash/${module}`))));

/** Each codec is compiled when it is first needed, once. */
const once = (load: () => Promise<unknown>) => {
  let loading: Promise<unknown> | undefined;
  return () => (loading ??= load());
};
const avif = once(async () => initAvif(await compiled("avif/codec/enc/avif_enc.wasm")));
const webp = once(async () => initWebp(await compiled("webp/codec/enc/webp_enc_simd.wasm")));
const webpDecoder = once(async () => initWebpDecoder(await compiled("webp/codec/dec/webp_dec.wasm")));
const jpeg = once(async () => initJpeg(await compiled("jpeg/codec/dec/mozjpeg_dec.wasm")));
const png = once(async () => initPng(await compiled("png/codec/pkg/squoosh_png_bg.wasm")));
const resizer = once(async () => initResize(await compiled("resize/lib/resize/pkg/squoosh_resize_bg.wasm")));

const isPng = (bytes: Uint8Array): boolean => bytes[0] === 0x89 && bytes[1] === 0x50;
const isWebp = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(8, 12)).toString("latin1") === "WEBP";

async function decoded(bytes: Uint8Array): Promise<Pixels> {
  const buffer = Uint8Array.from(bytes).buffer;
  if (isPng(bytes)) {
    await png();
    return decodePng(buffer);
  }
  if (isWebp(bytes)) {
    await webpDecoder();
    return decodeWebp(buffer);
  }
  await jpeg();
  return decodeJpeg(buffer, { preserveOrientation: true });
}

/** The pixels of a JPEG (turned as its camera says), PNG or WebP; throws when the bytes are none of them. */
export async function decode(bytes: Uint8Array): Promise<Pixels> {
  try {
    return await decoded(bytes);
  } catch (cause) {
    throw new Error("the file is no picture that can be read", { cause });
  }
}

export async function resize(pixels: Pixels, width: number): Promise<Pixels> {
  if (width === pixels.width) return pixels;
  await resizer();
  const height = Math.max(1, Math.round((pixels.height * width) / pixels.width));
  return resizePixels(pixels, { width, height });
}

/** Qualities at which product pictures look alike in both formats. */
export async function encode(pixels: Pixels, format: PictureFormat): Promise<Uint8Array> {
  if (format === "avif") {
    await avif();
    return new Uint8Array(await encodeAvif(pixels, { quality: 55, speed: 7 }));
  }
  await webp();
  return new Uint8Array(await encodeWebp(pixels, { quality: 80 }));
}
