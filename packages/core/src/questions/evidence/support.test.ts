import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "../../platform/locale.ts";
import { supporting, threshold, type Passage } from "./support.ts";
import { askedWords, sameWord } from "./words.ts";

const told = (title: string, text: string, section?: string): Passage => ({ title, text, section });

/** What is published, in three languages. */
const library = {
  it: [
    told(
      "Dimensionare una stringa",
      "Il numero massimo di moduli di una stringa segue dalla tensione a vuoto al freddo, che resta sotto la tensione massima dell'inverter.",
    ),
    told(
      "Dimensionare una stringa",
      "Il numero minimo di moduli tiene la stringa sopra la tensione di avvio dell'inverter anche d'estate.",
    ),
    told(
      "Batterie al litio",
      "Una batteria al litio si carica tra 0 °C e 45 °C: sotto lo zero l'elettronica ferma la carica.",
      "Temperatura",
    ),
    told("Batterie al litio", "La garanzia copre dieci anni o 6000 cicli, quello che viene prima.", "Garanzia"),
    told("Pratiche", "La comunicazione al gestore di rete va fatta prima di allacciare l'impianto."),
    told("Tetti", "I ganci si fissano ai travetti, mai alle tegole."),
  ],
  de: [
    told(
      "Strings auslegen",
      "Die höchste Zahl der Module eines Strings folgt aus der Leerlaufspannung bei Kälte, die unter der Höchstspannung des Wechselrichters bleibt.",
    ),
    told(
      "Lithiumbatterien",
      "Eine Batterie wird zwischen 0 °C und 45 °C geladen: darunter hält die Elektronik die Ladung an.",
      "Temperatur",
    ),
    told("Lithiumbatterien", "Die Garantie gilt zehn Jahre oder 6000 Zyklen.", "Garantie"),
    told("Dächer", "Dachhaken werden an den Sparren befestigt, nie an den Ziegeln."),
  ],
  en: [
    told(
      "Sizing a string",
      "The highest number of modules in a string follows from the open-circuit voltage in the cold, which stays below the inverter's maximum voltage.",
    ),
    told(
      "Lithium batteries",
      "A lithium battery is charged between 0 °C and 45 °C: below that its electronics stop the charge.",
      "Temperature",
    ),
    told("Lithium batteries", "The warranty covers ten years or 6000 cycles, whichever comes first.", "Warranty"),
    told("Roofs", "Hooks are fixed to the rafters, never to the tiles."),
  ],
} satisfies Partial<Record<Language, Passage[]>>;

const best = (language: keyof typeof library, question: string) =>
  supporting(question, library[language], [language])[0]?.passage.text;

describe("an answer out of what is published", () => {
  it.each([
    ["it", "Quanti moduli posso mettere al massimo in una stringa?", /numero massimo di moduli/],
    ["it", "Si può caricare la batteria al litio sotto zero?", /si carica tra 0/],
    ["it", "Quanti anni di garanzia ha la batteria?", /dieci anni/],
    ["it", "Dove si fissano i ganci del tetto?", /travetti/],
    [
      "it",
      "Buongiorno, vorrei sapere se devo avvisare il gestore di rete prima di allacciare",
      /comunicazione al gestore/,
    ],
    ["de", "Wie viele Module passen höchstens in einen String? Zahl der Module", /höchste Zahl/],
    ["de", "Wo werden die Dachhaken befestigt?", /Sparren/],
    ["de", "Wie lange gilt die Garantie der Batterie?", /zehn Jahre/],
    ["en", "What is the maximum number of modules in a string?", /highest number/],
    ["en", "Where are the hooks fixed on roofs?", /rafters/],
    ["en", "How many years of warranty do the batteries have?", /ten years/],
  ] as const)("%s: %s", (language, question, passage) => expect(best(language, question)).toMatch(passage));

  it.each([
    ["it", "Quanto costa la spedizione di una batteria in Sardegna?"],
    ["it", "Posso usare la batteria su una barca a vela?"],
    ["it", "Vendete biciclette elettriche?"],
    ["it", "Ciao, come va?"],
    ["de", "Was kostet der Versand einer Batterie nach Sylt?"],
    ["de", "Kann ich eine Wärmepumpe anschließen?"],
    ["en", "How much is shipping a battery to Malta?"],
    ["en", "Do you sell electric bicycles?"],
    ["en", "Is it?"],
  ] as const)("%s, to nobody's words: %s", (language, question) => expect(best(language, question)).toBeUndefined());

  it("holds what bears the threshold alone, the best first, whatever is asked", () => {
    const words = library.it.flatMap(({ text }) => text.split(" "));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }), (asked) => {
        const found = supporting(asked.join(" "), library.it, ["it"]);
        for (const [at, { score }] of found.entries()) {
          expect(score).toBeGreaterThanOrEqual(threshold);
          expect(score).toBeLessThanOrEqual(1.000001);
          expect(score).toBeLessThanOrEqual(found[at - 1]?.score ?? 2);
        }
      }),
    );
  });

  it("never grows by a word that nobody has written", () => {
    const words = ["moduli", "stringa", "batteria", "garanzia", "travetti", "rete"];
    fc.assert(
      fc.property(fc.subarray(words, { minLength: 1 }), (asked) => {
        const one = supporting(asked.join(" "), library.it, ["it"])[0]?.score ?? 0;
        const more = supporting([...asked, "xylofon"].join(" "), library.it, ["it"])[0]?.score ?? 0;
        expect(more).toBeLessThanOrEqual(one);
      }),
    );
  });
});

it("knows what a question is about", () => {
  expect(askedWords("Vorrei sapere quanti moduli da 2,5 kW servono", ["it"])).toEqual(["moduli", "2.5", "servono"]);
  expect(askedWords("Wie viele Module brauche ich?", ["de"])).toEqual(["module"]);
});

it("knows forms of one word, and what only looks alike", () => {
  for (const [a, b] of [
    ["moduli", "modulo"],
    ["cavo", "cavi"],
    ["speicher", "speicherung"],
    ["battery", "batteries"],
    ["fissare", "fissano"],
  ] as const)
    expect(sameWord(a, b), `${a} ${b}`).toBe(true);
  for (const [a, b] of [
    ["contatore", "contratto"],
    ["inverter", "inverno"],
    ["rete", "remo"],
    ["6000", "6001"],
    ["casa", "cosa"],
  ] as const)
    expect(sameWord(a, b), `${a} ${b}`).toBe(false);
});
