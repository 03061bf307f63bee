import { writeFileSync } from "node:fs";
import bwip from "bwip-js/node";

/** The picture's size in pixels: as wide as a telephone's camera gives it at least. */
const [width, height] = [1280, 720];
/** Pixels of the thinnest bar. */
const bar = 4;

/** A label that shows a code, as shades of grey, white at its edges. */
function picture(symbol: string, text: string): Uint8Array {
  const shades = new Uint8Array(width * height).fill(235);
  const [code] = bwip.raw({ bcid: symbol, text, parsefnc: true });
  if (!code || !("sbs" in code)) throw new Error(`${symbol} has no bars`);
  const bars: readonly number[] = code.sbs;
  const total = bars.reduce((sum, one) => sum + one, 0) * bar;
  let x = Math.floor((width - total) / 2);
  bars.forEach((one, at) => {
    if (at % 2 === 0)
      for (let row = 260; row < 460; row += 1) shades.fill(16, row * width + x, row * width + x + one * bar);
    x += one * bar;
  });
  return shades;
}

/**
 * Writes a film (YUV4MPEG2) in which codes are held before the camera one after the other, each for `shown` pictures with as many of an empty
 * label between them. Chromium shows it again and again (`--use-file-for-fake-video-capture`).
 */
export function writeCodeVideo(file: string, codes: readonly { symbol: string; text: string }[], shown = 10): void {
  const blank = new Uint8Array(width * height).fill(235);
  const grey = new Uint8Array((width * height) / 2).fill(128);
  const frame = new TextEncoder().encode("FRAME\n");
  const frames = codes.flatMap(({ symbol, text }) => {
    const label = picture(symbol, text);
    return [blank, label].flatMap((shades) => Array.from({ length: shown }, () => [frame, shades, grey]).flat());
  });
  const head = new TextEncoder().encode(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...frames]));
}
