import { inflateSync } from "node:zlib";

/** The text that a PDF of ours shows, without its spaces: lines break where there is room. Fonts are embedded, so that glyphs are looked up. */
export const pdfText = (pdf: Uint8Array): string => pdfPages(pdf).join("");

/** The same, page by page. */
export function pdfPages(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString("latin1");
  const objects = new Map(
    Array.from(file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g), ([, id, body]) => [id ?? "", body ?? ""]),
  );
  const fonts = new Map(
    Array.from(file.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? "") ?? "")?.[1];
      return [name ?? "", glyphsOf(streamOf(objects.get(map ?? "") ?? ""))];
    }),
  );
  return [...objects.values()].map((body) => shown(streamOf(body), fonts)).filter(Boolean);
}

function streamOf(body: string): string {
  const data = /stream\n([\s\S]*)\nendstream/.exec(body)?.[1];
  if (data === undefined || !body.includes("/FlateDecode")) return data ?? "";
  return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
}

const textOf = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** PDFKit writes one list of characters for a run of glyphs, from the first glyph's number on. */
function glyphsOf(map: string): ReadonlyMap<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = "0", list = ""] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [at, [, hex = ""]] of [...list.matchAll(/<([\da-f\s]*)>/gi)].entries()) {
      glyphs.set(Number.parseInt(first, 16) + at, textOf(hex.replaceAll(/\s/g, "")));
    }
  }
  return glyphs;
}

function shown(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let glyphs: ReadonlyMap<number, string> = new Map();
  let text = "";
  for (const [, font, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    for (const [, hex = ""] of (run ?? "").matchAll(/<([\da-f]+)>/gi)) {
      for (const glyph of hex.match(/.{4}/g) ?? []) text += glyphs.get(Number.parseInt(glyph, 16)) ?? "";
    }
  }
  return withoutSpaces(text);
}

/** As `pdfText` has it. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");
