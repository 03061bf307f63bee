/** How a place counts for VAT (domain-rules 1.1), before anything is known of the buyer. */
export type Zone =
  | "italy"
  | "union"
  /** A part of the union with a standard rate of its own, which no one-stop shop of ours declares. */
  | "union-own-rate"
  | "northern-ireland"
  | "export"
  | "san-marino-vatican"
  | "special-territory"
  | "not-served";

type Territories = readonly (readonly [country: string, postalCodes: RegExp])[];

/** Outside the union's VAT territory, or with a law of their own: no sale without a quotation (domain-rules 1.1, row 11). */
const specialTerritories: Territories = [
  ["IT", /^(23041|22061)$/],
  ["ES", /^(35|38|51|52)/],
  ["FR", /^(97[1-8]|98[6-8])/],
  ["DE", /^(27498|78266)$/],
  ["GB", /^(JE|GY)/],
  ["NO", /^917[0-8]$/],
];

/** States with Italian postal codes: art. 71 DPR 633/72, an electronic invoice of its own kind (domain-rules 1.1, row 10b). */
const enclaves: Territories = [["IT", /^(4789\d|00120)$/]];

/** Madeira and the Azores; Jungholz and Mittelberg. */
const ratesOfTheirOwn: Territories = [
  ["PT", /^9\d/],
  ["AT", /^(6691|699[1-3])$/],
];

const unionServed: ReadonlySet<string> = new Set("ES FR DE RO PT BE LU NL AT BG PL HR".split(" "));
const exportServed: ReadonlySet<string> = new Set("GB CH NO RS UA".split(" "));

const isIn = (territories: Territories, countryCode: string, code: string): boolean =>
  territories.some(([country, pattern]) => country === countryCode && pattern.test(code));

export interface Place {
  countryCode: string;
  postalCode: string;
}

/** The zone of a place. Postal codes are compared without spaces, in capitals. */
export function zoneOf({ countryCode, postalCode }: Place): Zone {
  const code = postalCode.replaceAll(" ", "").toUpperCase();
  if (isIn(specialTerritories, countryCode, code)) return "special-territory";
  if (isIn(enclaves, countryCode, code)) return "san-marino-vatican";
  if (countryCode === "IT") return "italy";
  if (countryCode === "GB" && code.startsWith("BT")) return "northern-ireland";
  if (exportServed.has(countryCode)) return "export";
  if (!unionServed.has(countryCode)) return "not-served";
  return isIn(ratesOfTheirOwn, countryCode, code) ? "union-own-rate" : "union";
}
