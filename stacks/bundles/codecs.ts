import { cp } from "node:fs/promises";
import type { Metafile } from "esbuild";

/** The module that makes picture sizes finds its codecs at run time, as packages beside it. */
const usesCodecs = "packages/core/src/catalogue/images/codecs.ts";
const packages = "node_modules/@jsquash";
const files = [
  "avif/package.json",
  "avif/codec/enc/avif_enc.wasm",
  "webp/package.json",
  "webp/codec/enc/webp_enc_simd.wasm",
  "webp/codec/dec/webp_dec.wasm",
  "jpeg/package.json",
  "jpeg/codec/dec/mozjpeg_dec.wasm",
  "png/package.json",
  "png/codec/pkg/squoosh_png_bg.wasm",
  "resize/package.json",
  "resize/lib/resize/pkg/squoosh_resize_bg.wasm",
];

/** Puts the compiled codecs beside the bundle of a function that works on pictures. */
export async function copyCodecs(inputs: Metafile["outputs"][string]["inputs"], folder: string): Promise<void> {
  if (!inputs[usesCodecs]) return;
  for (const file of files) await cp(`${packages}/${file}`, `${folder}/${packages}/${file}`);
}
