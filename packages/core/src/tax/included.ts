import { zoneOf, type Zone } from "./territories.ts";
import type { VatTreatment } from "./vat.ts";

/** What a price for a private buyer holds, by the key of the words for it: VAT and contributions, VAT alone, or neither. */
export type Included = "gross" | "grossVat" | "grossExport";

const byRule: Readonly<Record<VatTreatment["rule"], Included>> = {
  domestic: "gross",
  "domestic-reduced": "gross",
  "one-stop-shop": "grossVat",
  "italian-number": "grossVat",
  "intra-community": "grossExport",
  export: "grossExport",
  "declaration-of-intent": "grossExport",
  blocked: "grossExport",
};

const byZone: Readonly<Partial<Record<Zone, Included>>> = { italy: "gross", union: "grossVat" };

/** What the prices of a cart or an order hold (domain-rules 1.1; contributions are charged in Italy alone, 1.4). */
export const includedUnder = ({ rule }: Pick<VatTreatment, "rule">): Included => byRule[rule];

/** Rules by which nothing is charged in VAT: what is said beside net prices is that, not that VAT comes on top. */
const uncharged: ReadonlySet<VatTreatment["rule"]> = new Set<VatTreatment["rule"]>([
  "intra-community",
  "export",
  "declaration-of-intent",
]);

/** What the net prices of a company's cart, order or offer are, by the key of the words for it: VAT comes on top, or none does (domain-rules 1.1). */
export const netUnder = ({ rule }: Pick<VatTreatment, "rule">): "net" | "netFree" =>
  uncharged.has(rule) ? "netFree" : "net";

/** What the prices of a country's shop hold, before anybody says where goods go. */
export const includedIn = (countryCode: string): Included =>
  byZone[zoneOf({ countryCode, postalCode: "" })] ?? "grossExport";
