import fc from "fast-check";
import { expect, it } from "vitest";
import { mayBeNamed } from "./name-in-fiscal-code.ts";

const code = (letters: string) => `${letters}85T10A562S`;

it.each([
  ["Mario", "Rossi", "RSSMRA", true],
  ["Marta", "Prova", "RSSMRA", false],
  ["Marta", "Rossi", "RSSMRA", false],
  ["Mario", "Prova", "RSSMRA", false],
  // From four consonants on the name's first, third and fourth count.
  ["Gianfranco", "Bianchi", "BNCGFR", true],
  ["Roberto", "Bianchi", "BNCRRT", true],
  ["Roberto", "Bianchi", "BNCRBR", false],
  // Few consonants: vowels after them, then X.
  ["Ada", "Neri", "NREDAA", true],
  ["Ugo", "Fo", "FOXGUO", true],
  ["Li", "Hu", "HUXLIX", true],
  ["Aia", "Ao", "AOXAIA", true],
  // Accents, apostrophes, foreign letters.
  ["Nicolò", "D'Angelo", "DNGNCL", true],
  ["Jürgen", "Groß", "GRSJGN", true],
  ["Łukasz", "Wójcik", "WJCLSZ", true],
  ["Søren", "Østergård", "STRSRN", true],
  ["Zoë", "Peña", "PNEZOE", true],
  // Compound: whole, or one of its words alone.
  ["Maria", "De Luca", "DLCMRA", true],
  ["Anna Maria", "Rossi Bianchi", "RSSNMR", true],
  ["Anna Maria", "Rossi Bianchi", "BNCNNA", true],
  ["Anna-Maria", "Rossi", "RSSNMR", true],
  // Names that only the register has: Marco Antonio, Ada Rosa, Lea Eva.
  ["Marco", "Verdi", "VRDMCN", true],
  ["Ada", "Neri", "NREDRS", true],
  ["Lea", "Verdi", "VRDLVE", true],
  ["Li", "Hu", "HUXLWE", false],
  // The other way round, one name alone, another script.
  ["Wei", "Zhang", "WEIZNG", true],
  ["Wei", "Zhang", "ZHNWEI", true],
  ["Suharto", "Suharto", "SHRXXX", true],
  ["Олена", "Шевченко", "RSSMRA", true],
])("%s %s and %s: %s", (name, surname, letters, expected) => {
  expect(mayBeNamed({ name, surname }, code(letters))).toBe(expected);
});

it("takes a code with letters for its figures, a woman's day, and what is no person's", () => {
  expect(mayBeNamed({ name: "Mario", surname: "Rossi" }, "RSSMRAURTMLA5S2S")).toBe(true);
  expect(mayBeNamed({ name: "Giulia", surname: "Ferraro" }, "FRRGLI91C52F205M")).toBe(true);
  expect(mayBeNamed({ name: "Marta", surname: "Prova" }, "12345670157")).toBe(true);
});

/** The law's letters, written once more and otherwise. */
function byLaw(word: string, isGiven: boolean): string {
  const consonants = word.replaceAll(/[AEIOU]/g, "");
  const taken = isGiven && consonants.length > 3 ? consonants[0]! + consonants.slice(2, 4) : consonants;
  return `${taken}${word.replaceAll(/[^AEIOU]/g, "")}XXX`.slice(0, 3);
}

it("never refuses a code that was made of the whole names, or of the first of them", () => {
  const word = fc.stringMatching(/^[A-Z]{1,12}$/);
  const names = fc.array(word, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(names, names, fc.boolean(), (given, family, whole) => {
      const of = (words: string[]) => (whole ? words.join("") : words[0]!);
      const letters = byLaw(of(family), false) + byLaw(of(given), true);
      expect(mayBeNamed({ name: given.join(" "), surname: family.join("-") }, code(letters))).toBe(true);
    }),
  );
});

it("never refuses who types the first of several names that the register has", () => {
  const word = fc.stringMatching(/^[A-Z]{1,10}$/).filter((one) => /[^AEIOU]/.test(one));
  fc.assert(
    fc.property(word, word, word, (surname, first, second) => {
      const letters = byLaw(first + second, true);
      expect(mayBeNamed({ name: first, surname }, code(byLaw(surname, false) + letters))).toBe(true);
    }),
  );
});
