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

/** Weights in the buyer's figures: "525 kg". */
export const kilograms = (grams: number, { language, locale }: Pick<TransportContent, "language" | "locale">): string =>
  new Intl.NumberFormat(readerTag(language, countryOf(locale)?.code ?? "IT"), {
    style: "unit",
    unit: "kilogram",
    maximumFractionDigits: 1,
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
  const { seller, loadedAt, onBehalfOf } = content;
  const behalf = onBehalfOf === undefined ? [] : [fill(transportWords.it.onBehalfOf, { name: onBehalfOf })];
  if (isHidden(content, copy)) return [...behalf, ...partyLines(content.buyer, words).slice(1)];
  const elsewhere = loadedAt.address.street !== seller.street || loadedAt.address.city !== seller.city;
  return [
    ...partyLines(seller, words),
    ...(elsewhere ? [loadedAt.name, ...addressLines(loadedAt.address, words)] : []),
    ...behalf,
  ];
}

/** Where it goes, with whom to call. */
export function destinationLines({ destination }: TransportContent, words: DocumentWords, pickup: string): string[] {
  if (!destination) return [pickup];
  const { name, telephone, details } = destination;
  return [name, ...addressLines(destination, words), ...(telephone ? [telephone] : []), ...(details ? [details] : [])];
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
