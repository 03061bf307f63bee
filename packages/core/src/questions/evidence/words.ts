import { bul, deu, eng, fra, hrv, ita, nld, nob, pol, por, ron, spa, ukr } from "stopword";
import { plain } from "../../catalogue/index.ts";
import type { Language } from "../../platform/locale.ts";

/** Serbian, written in Latin letters here, shares its small words with Croatian. */
const lists: Readonly<Record<Language, readonly string[]>> = {
  it: ita,
  en: eng,
  es: spa,
  fr: fra,
  de: deu,
  ro: ron,
  pt: por,
  nl: nld,
  bg: bul,
  pl: pol,
  sr: hrv,
  uk: ukr,
  nb: nob,
  hr: hrv,
};

/** Words by which one asks, whatever is asked for. */
const asking: Readonly<Partial<Record<Language, string>>> = {
  it: "sapere vorrei voglio devo bisogna serve posso puo possono possibile funziona qual quale quali quant quanto quanta quanti quante grazie buongiorno salve ciao potete qualcuno",
  en: "know want need need please hello possible does work works would like tell someone anyone thanks",
  de: "mochte wissen brauche brauchen benotige muss kann konnen moglich funktioniert welche welcher welches bitte hallo danke jemand",
  fr: "savoir voudrais veux dois faut peut puis possible fonctionne quel quelle quels quelles bonjour merci",
  es: "saber quisiera quiero debo hay puedo puede posible funciona cual cuales hola gracias buenos dias",
  pt: "saber gostaria quero devo preciso posso pode possivel funciona qual quais ola obrigado bom dia",
};

const parting = /[^\p{L}\p{N}.]+/u;
const edges = /^\.+|\.+$/g;

const knownStops = new Map<Language, ReadonlySet<string>>();
function stopsOf(language: Language): ReadonlySet<string> {
  const known = knownStops.get(language);
  if (known) return known;
  const stops = new Set([...lists[language].map((word) => plain(word)), ...(asking[language] ?? "").split(" ")]);
  knownStops.set(language, stops);
  return stops;
}

/** The words of a text, small and without accents; numbers keep their point. */
export const wordsOf = (text: string): string[] =>
  plain(text.replaceAll(/(\d),(\d)/g, "$1.$2"))
    .split(parting)
    .map((word) => word.replaceAll(edges, ""))
    .filter(Boolean);

/** The words of a question that say what it is about, each once: without those that any text has in one of the languages. */
export function askedWords(question: string, languages: readonly Language[]): string[] {
  const stops = languages.map(stopsOf);
  const words = wordsOf(question).filter((word) => !stops.some((stop) => stop.has(word)));
  return [...new Set(words)].filter((word) => word.length > 2 || /\d/.test(word));
}

const letters = /^\p{L}+$/u;
/** The least that two forms of one word share, and of the longer one's letters. */
const shared = { letters: 4, part: 0.65 } as const;

/**
 * Whether two words are forms of one: they begin alike, four letters at least and two thirds of the longer one's, nearly ("moduli", "modulo";
 * "Speicher", "Speicherung"), or differ by their last vowel ("cavo", "cavi"). Numbers and codes are themselves alone.
 */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (!letters.test(a) || !letters.test(b)) return false;
  const longer = Math.max(a.length, b.length);
  let common = 0;
  while (common < longer && a[common] === b[common]) common += 1;
  if (a.length === b.length && longer === 4 && common === 3)
    return /[aeiou]/.test(a[3] ?? "") && /[aeiou]/.test(b[3] ?? "");
  return common >= shared.letters && common >= Math.ceil(longer * shared.part);
}
