import type { PricePeriod, PriceSlot } from "../../pricing/index.ts";
import type { Form } from "../../platform/row-log/row-log.ts";
import { instant, type Instant } from "../../platform/time.ts";
import type { SearchDocument } from "./document.ts";

/**
 * A document's prices as one text: the instants that they name, then the slots, "it,public,1|1,6440,0.05,0,1|…", whose periods tell
 * instants by their places. Nine tenths of a document were the names of its prices' fields and the same few instants.
 */
type PackedPrices = string;
type PackedDocument = Omit<SearchDocument, "prices"> & { prices: PackedPrices | PriceSlot[] };

/** The text that a document was read from; its prices are unpacked by who asks for them, a shop's alone where that is enough. */
const texts = new WeakMap<SearchDocument, PackedPrices>();

/** The slots as that text. */
export function pack(prices: readonly PriceSlot[]): PackedPrices {
  const places = new Map<Instant, number>();
  const placeOf = (at: Instant): number => {
    const place = places.get(at) ?? places.size;
    places.set(at, place);
    return place;
  };
  const slots = prices.map(({ locale, priceType, version, periods }) => {
    const short = periods.map(({ id, price, discount, from, createdOn, to }) => {
      const period = [id, price, discount, placeOf(from), placeOf(createdOn)];
      return (to === undefined ? period : [...period, placeOf(to)]).join();
    });
    return [[locale, priceType, version].join(), ...short].join("|");
  });
  return [[...places.keys()].join(" "), ...slots].join(";");
}

function unpack(productId: string, slot: string, instants: readonly Instant[]): PriceSlot {
  const [head = "", ...periods] = slot.split("|");
  const [locale = "", priceType, version] = head.split(",");
  return {
    productId,
    locale,
    priceType: priceType as PriceSlot["priceType"],
    version: Number(version),
    periods: periods.map((period): PricePeriod => {
      const [id, price, discount, from, createdOn, to] = period.split(",").map(Number);
      const [begins, made] = [instants[from!]!, instants[createdOn!]!];
      const what = { id: id!, price: price!, discount: discount!, from: begins };
      return to === undefined ? { ...what, createdOn: made } : { ...what, to: instants[to]!, createdOn: made };
    }),
  };
}

const instantsIn = (text: PackedPrices): readonly Instant[] => text.slice(0, text.indexOf(";")).split(" ");

function unpackedPrices(productId: string, text: PackedPrices): PriceSlot[] {
  const [named = "", ...slots] = text.split(";");
  const instants = named.split(" ");
  return slots.map((slot) => unpack(productId, slot, instants));
}

/** A document's prices in one shop. */
export function pricesIn(document: SearchDocument, locale: string): PriceSlot[] {
  const text = texts.get(document);
  if (text === undefined) return document.prices.filter((slot) => slot.locale === locale);
  return unpackedIn(document.id, text, locale);
}

/** The slots of one shop that such a text holds of a product. */
export function unpackedIn(productId: string, text: PackedPrices, locale: string): PriceSlot[] {
  const instants = instantsIn(text);
  const found: PriceSlot[] = [];
  const mark = `;${locale},`;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const end = text.indexOf(";", at + 1);
    found.push(unpack(productId, text.slice(at + 1, end < 0 ? undefined : end), instants));
  }
  return found;
}

/** Whether any of a document's prices begins or ends after an instant, so that it is worth looking when. */
export function hasPricesAfter(document: SearchDocument, now: Date): boolean {
  const text = texts.get(document);
  const last = instant(now);
  return text === undefined || instantsIn(text).some((at) => at > last);
}

/** How documents lie in the log; one that was written before prices were packed is read as well. */
export const documentForm: Form<SearchDocument> = {
  packed(document): PackedDocument {
    const prices = texts.get(document) ?? pack(document.prices);
    // Spreading the document would unpack its prices.
    const fields = Object.keys(document) as (keyof SearchDocument)[];
    return Object.fromEntries(
      fields.map((name) => [name, name === "prices" ? prices : document[name]]),
    ) as unknown as PackedDocument;
  },
  unpacked(stored) {
    const { prices, ...read } = stored as PackedDocument;
    if (typeof prices !== "string") return stored as SearchDocument;
    const document: SearchDocument = {
      ...(stored as PackedDocument),
      // In the place of the text among the fields, by whose order documents are compared.
      get prices() {
        return unpackedPrices(read.id, prices);
      },
    };
    texts.set(document, prices);
    return document;
  },
};
