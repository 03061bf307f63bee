/**
 * One word for what people call by many names, in Italian and English. Applied to the catalogue's texts and to what is
 * searched alike, so that either finds the other.
 */
const synonyms: Readonly<Record<string, string>> = {
  pannelli: "pannello",
  modulo: "pannello",
  moduli: "pannello",
  panel: "pannello",
  panels: "pannello",
  module: "pannello",
  modules: "pannello",
  inverters: "inverter",
  convertitore: "inverter",
  batterie: "batteria",
  battery: "batteria",
  batteries: "batteria",
  accumulo: "batteria",
  storage: "batteria",
  ottimizzatori: "ottimizzatore",
  optimizer: "ottimizzatore",
  optimizers: "ottimizzatore",
  struttura: "strutture",
  structure: "strutture",
  structures: "strutture",
  mounting: "strutture",
  quadri: "quadro",
  cabinet: "quadro",
  cabinets: "quadro",
  wallbox: "emobility",
  colonnina: "emobility",
  colonnine: "emobility",
  ev: "emobility",
  carport: "shelter",
  pensilina: "shelter",
  pensiline: "shelter",
  tettoia: "shelter",
  ottimizzatrice: "ottimizzatore",
  rosso: "red",
  verde: "green",
  charger: "emobility",
  ricarica: "emobility",
  mobility: "emobility",
  trifase: "threephase",
  "three-phase": "threephase",
  three: "threephase",
  monofase: "monophase",
  "single-phase": "monophase",
  single: "monophase",
  ibrido: "hybrid",
  ibridi: "hybrid",
  nero: "fullblack",
  nera: "fullblack",
  neri: "fullblack",
  black: "fullblack",
  full: "fullblack",
  bifacciale: "bifacial",
  bifacciali: "bifacial",
  monocristallino: "monocrystalline",
  policristallino: "polycrystalline",
  colorato: "colored",
  coloured: "colored",
  microinverters: "microinverter",
  connettore: "connectors",
  connettori: "connectors",
  connector: "connectors",
  morsetto: "clamps",
  morsetti: "clamps",
  clamp: "clamps",
  profilo: "profiles",
  profili: "profiles",
  rail: "profiles",
  rails: "profiles",
  zavorra: "ballasts",
  zavorre: "ballasts",
  ballast: "ballasts",
};

/** Words that say nothing about a product. */
const ignored = new Set([
  "fotovoltaico",
  "fotovoltaici",
  "fotovoltaica",
  "solare",
  "solari",
  "solar",
  "pv",
  "da",
  "per",
  "con",
  "di",
  "il",
  "la",
  "a",
  "e",
  "for",
  "with",
  "the",
  "phase",
  "fase",
]);

/** A word without accents and case. */
export const plain = (word: string): string =>
  word
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** A word as the index keeps it: without accents and case, under its one name; null when it says nothing. */
export function processTerm(term: string): string | null {
  const word = plain(term);
  if (word === "" || ignored.has(word)) return null;
  return synonyms[word] ?? word;
}

/** Words are parted by spaces and commas; a code counts whole and in its parts ("TSM-450NEG9R.28"). */
export function tokenize(text: string): string[] {
  const words = text.split(/[\s,;()"']+/).filter(Boolean);
  return words.flatMap((word) => {
    const parts = word.split(/[-./_+]+/).filter(Boolean);
    return parts.length > 1 ? [parts.join(""), ...parts] : parts;
  });
}

export interface Wanted {
  /** The text without what was understood as a size. */
  text: string;
  powerWatt?: number;
  energyWattHour?: number;
}

const sizes = /(\d+(?:[.,]\d+)?)\s*(kwh|wh|kwp|wp|kw|w)\b/gi;

/** Reads "pannello 450w" or "batteria 10 kWh" as a size that is wanted and the rest of the text. */
export function readQuery(text: string): Wanted {
  const wanted: Wanted = { text: "" };
  wanted.text = text
    .replaceAll(sizes, (_, amount: string, unit: string) => {
      const kilo = unit.toLowerCase().startsWith("k") ? 1000 : 1;
      const value = Number(amount.replace(",", ".")) * kilo;
      if (unit.toLowerCase().endsWith("h")) wanted.energyWattHour = value;
      else wanted.powerWatt = value;
      return " ";
    })
    .trim();
  return wanted;
}
