import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { protect } from "./protect.ts";
import { translateHtml, translateText, type Translator } from "./translate-text.ts";

const marks = /(<span translate="no">[\s\S]*?<\/span>|<[^>]*>)/;
const outside = (html: string, change: (words: string) => string): string =>
  html
    .split(marks)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");

/** Translators good and bad: what they are given never reaches the codes and figures of a text. */
const translators: Readonly<Record<string, Translator>> = {
  "leaves everything as it is": async (html) => html,
  "changes every word": async (html) => outside(html, (words) => words.replaceAll(/\p{L}+/gu, "slovo")),
  "turns the order around": async (html) => html.split(marks).toReversed().join(""),
  "forgets the marks": async (html) => html.replaceAll(/<span translate="no">|<\/span>/g, ""),
  "translates what it must not": async (html) => outside(html, (words) => words).replaceAll(/\d/g, "9"),
  "drops what it does not know": async (html) => outside(html, (words) => words).replaceAll(/<span.*?<\/span>/g, ""),
  "answers with mark-up of its own": async (html) => `<b>${html}</b>`,
};

const word = fc.constantFrom("il", "pannello", "eroga", "energia", "perché", "è", "l'inverter", "conviene", "città");
const untouchable = fc.constantFrom(
  "LR5-54HTH-430M",
  "SUN2000-10KTL-M1",
  "IP65",
  "7,4 kW",
  "430 W",
  "0-21",
  "1.500 V",
  "-0,29 %/°C",
  "20%",
  "1722 × 1134 mm",
  "MPPT",
  "Longi Solar",
  "https://solvia.example/a?b=1",
);
const sentence = fc.array(fc.oneof(word, untouchable), { minLength: 1, maxLength: 14 });
const names = ["Longi Solar", "LR5-54HTH-430M"];
const counted = (text: string, part: string): number => text.split(part).length - 1;

describe.each(Object.entries(translators))("with a translator that %s", (_, translator) => {
  test("codes, figures, units and names come back untouched", async () => {
    await fc.assert(
      fc.asyncProperty(sentence, async (parts) => {
        const text = parts.join(" ");
        const result = await translateText(text, { to: "de", names, translator });
        for (const part of parts.filter((candidate) => /\d|MPPT|Longi/.test(candidate))) {
          expect(counted(result, part), `${part} in «${result}»`).toBeGreaterThanOrEqual(counted(text, part));
        }
      }),
    );
  });

  test("the mark-up of a rich text stays", async () => {
    const html =
      '<p>Il modulo <strong>da 430 W</strong> di <a href="https://x.example/9">Longi Solar</a>.</p><p>Nuovo</p>';
    const result = await translateHtml(html, { to: "fr", names, translator });
    expect(result.match(/<[^>]*>/g)).toEqual(html.match(/<[^>]*>/g));
  });
});

test("a text that needs no change has none, down to its ampersands and angle brackets", async () => {
  const translator = translators["leaves everything as it is"] as Translator;
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
      expect(await translateText(text, { to: "pl", names: [], translator })).toBe(text);
    }),
  );
});

test("the trade's terms have one name in each language, capital where the Italian has one", async () => {
  const translator = translators["leaves everything as it is"] as Translator;
  const translated = await translateText("Tensione a vuoto e contributo RAEE", { to: "de", names: [], translator });
  expect(translated).toBe("Leerlaufspannung e WEEE-Entsorgungsbeitrag");
});

test("a text longer than a request goes in several, each within the limit", async () => {
  const asked: number[] = [];
  const translator: Translator = async (html) => {
    asked.push(Buffer.byteLength(html));
    return html;
  };
  const html = `<p>${"parola lunghissima ".repeat(900)}</p><p>${"altra parola ".repeat(500)}</p>`;
  expect(await translateHtml(html, { to: "nl", names: [], translator })).toBe(html);
  expect(Math.max(...asked)).toBeLessThanOrEqual(10_000);
  expect(asked.length).toBeGreaterThan(2);
});

test("a figure and its unit are marked as one", () => {
  expect(protect("da 7,4 kW a 22 kW", { names: [], terms: new Map() })).toBe(
    'da <span translate="no">7,4 kW</span> a <span translate="no">22 kW</span>',
  );
});

test("nothing is asked for a text without words", async () => {
  const translator: Translator = () => Promise.reject(new Error("asked"));
  expect(await translateText("LR5-54HTH-430M · 430 W", { to: "hr", names, translator })).toBe("LR5-54HTH-430M · 430 W");
});
