import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from "barcode-detector/ponyfill";
import readerUrl from "zxing-reader.wasm?url";

/** What stands on labels of this trade: fewer kinds are read faster, and less often wrongly. */
const formats: BarcodeFormat[] = [
  ...(["code_128", "code_39", "code_93", "itf", "databar_expanded"] as const),
  ...(["ean_13", "ean_8", "upc_a"] as const),
  ...(["data_matrix", "qr_code"] as const),
];
const ofArticles: ReadonlySet<string> = new Set(["ean_13", "ean_8", "upc_a"]);

/** The reader is a part of the site: nothing is asked of anybody else's server, and it works where no other is reached. */
prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith(".wasm") ? readerUrl : prefix + path) },
});

let detector: BarcodeDetector | undefined;

/** A code as scanners send it: an article's symbol is said by its mark (ISO/IEC 15424), for its digits alone could be a serial. */
const asSent = (text: string, format: string): string => (ofArticles.has(format) ? `]E0${text}` : text);

/** The codes in a picture. */
export async function codesIn(picture: ImageData): Promise<{ text: string; off: number }[]> {
  detector ??= new BarcodeDetector({ formats });
  const found = await detector.detect(picture);
  return found.map(({ rawValue, format, boundingBox: { x, y, width, height } }) => ({
    text: asSent(rawValue, format),
    off: Math.hypot(x + width / 2 - picture.width / 2, y + height / 2 - picture.height / 2),
  }));
}
