import type { Party } from "../../invoicing/index.ts";
import type { DocumentWords } from "../../orders/index.ts";
import { fill } from "../../platform/text/fill.ts";
import { countryOf } from "../../platform/locale.ts";
import { readerTag } from "../../platform/text/reader-format.ts";
import type { DangerousGoods, TransportContent } from "./transport-document.ts";
import { transportWords } from "./words/index.ts";

/** Which copy it is: the one that travels, or the house's own, which names the seller also where the other is anonymous. */
export type Copy = "travelling" | "house";

/** Whether a copy names nothing of the seller's. */
export const isHidden = ({ onBehalfOf }: Pick<TransportContent, "onBehalfOf">, copy: Copy): boolean =>
  copy === "travelling" && onBehalfOf !== undefined;

const needs = ["tailLift", "forklift", "smallVehicle", "island"] as const;
type Need = (typeof needs)[number] | "callBefore";

/** Weights in the buyer's figures: "525 kg", of less than a kilogram to the gram, "0.04 kg". */
export const kilograms = (grams: number, { language, locale }: Pick<TransportContent, "language" | "locale">): string =>
  new Intl.NumberFormat(readerTag(language, countryOf(locale)?.code ?? "IT"), {
    style: "unit",
    unit: "kilogram",
    maximumFractionDigits: grams < 1000 ? 3 : 1,
  }).format(grams / 1000);

const addressLines = (place: Omit<Party, "email">, words: DocumentWords): string[] => {
  const { street, houseNumber, postalCode, city, provinceCode, countryCode } = place;
  const province = provinceCode ? ` (${provinceCode})` : "";
  return [
    `${street} ${houseNumber}`.trim(),
    `${postalCode} ${city}${province}`.trim(),
    words.countryOf(countryCode),
  ].filter(Boolean);
};

/** A company or a person with their numbers and address. */
export function partyLines(party: Party, words: DocumentWords): string[] {
  const { companyName, name = "", surname = "", vatNumber, fiscalCode } = party;
  return [
    companyName ?? `${name} ${surname}`.trim(),
    ...addressLines(party, words),
    ...(vatNumber ? [words.named(words.vatNumber, vatNumber)] : []),
    ...(fiscalCode ? [words.named("C.F.", fiscalCode)] : []),
  ];
}

/** Who sends: in the copy that travels anonymously the reseller alone, and nothing of the seller's. */
export function senderLines(content: TransportContent, copy: Copy, words: DocumentWords): string[] {
  const { seller, onBehalfOf } = content;
  const behalf = onBehalfOf === undefined ? [] : [fill(transportWords.it.onBehalfOf, { name: onBehalfOf })];
  if (isHidden(content, copy)) return [...behalf, ...partyLines(content.buyer, words).slice(1)];
  return [...partyLines(seller, words), ...behalf];
}

/** Where goods are loaded; nothing in the copy that travels anonymously. */
export const loadingLines = (content: TransportContent, copy: Copy, words: DocumentWords): string[] =>
  isHidden(content, copy) ? [] : [content.loadedAt.name, ...addressLines(content.loadedAt.address, words)];

/** What the place of delivery asks of whoever drives there, each in the words of one need. */
export function needLines({ destination }: TransportContent, word: (need: Need) => string): string[] {
  if (!destination) return [];
  const { tailLift, forklift = false, truckAccess = true, island = false, telephone } = destination;
  const said = { tailLift, forklift, smallVehicle: !truckAccess, island };
  return [
    ...needs.filter((need) => said[need]).map((need) => word(need)),
    ...(telephone ? [fill(word("callBefore"), { telephone })] : []),
  ];
}

/** Where it goes, with its people's directions. */
export function destinationLines({ destination }: TransportContent, words: DocumentWords, pickup: string): string[] {
  if (!destination) return [pickup];
  const { name, details } = destination;
  return [name, ...addressLines(destination, words), ...(details ? [details] : [])];
}

/** Proper shipping names (ADR, table A). */
const shippingNames = {
  "UN 3480": "BATTERIE AL LITIO IONICO / LITHIUM ION BATTERIES",
  "UN 3481": "BATTERIE AL LITIO IONICO CONTENUTE IN UN'APPARECCHIATURA / LITHIUM ION BATTERIES CONTAINED IN EQUIPMENT",
} as const satisfies Record<DangerousGoods["unNumber"], string>;

/** As ADR 5.4.1.1.1 wants it: number, proper name, class 9, tunnel code E; then pieces and mass. */
export function dangerousText(
  { unNumber, productId, pieces, grams, wattHours }: DangerousGoods,
  content: TransportContent,
) {
  const code = content.lines.find((line) => line.productId === productId)?.code ?? "";
  const energy = wattHours ? `, ${wattHours} Wh` : "";
  return `${unNumber} ${shippingNames[unNumber]}, 9, (E) · ${code} × ${pieces}${energy} · ${kilograms(grams, content)}`;
}
