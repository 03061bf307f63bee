import { divideRounded, share, type Cents } from "../../platform/money.ts";
import { deliveryLine, type Base, type BaseLine, type OwnOffer, type OwnVatRate } from "./own-offer.ts";

/** A line as the own customer reads it, with what it costs us to have it; `cost` is the installer's alone. */
export interface FiguredLine {
  lineId: string;
  /** Pieces, or what works are counted in. */
  quantity: number;
  /** Cents of one. */
  price: Cents;
  amount: Cents;
  cost: Cents;
  vatRate: OwnVatRate;
}

export type OwnWarning =
  | { code: "below-cost"; lineId: string; price: Cents; unit: Cents }
  | { code: "all-below-cost"; /** How much is missing. */ missing: Cents }
  | { code: "longer-than-ours" };

export interface Figures {
  /** Our lines that are in it, then the works. */
  lines: FiguredLine[];
  /** Net cents of all lines before the discount. */
  gross: Cents;
  discount: Cents;
  net: Cents;
  vat: { rate: OwnVatRate; taxable: Cents; amount: Cents }[];
  total: Cents;
  /** What the lines that are in it cost at our prices, without VAT. */
  cost: Cents;
  /** What is left of our lines above that, after their part of the discount; works aren't in it. Below nought: a loss. */
  margin: Cents;
  /** The same in basis points of the cost; undefined where there is none. */
  marginShare: number | undefined;
  warnings: OwnWarning[];
}

const isTaken = (line: BaseLine, offer: Pick<OwnOffer, "lines">): boolean =>
  offer.lines.find(({ lineId }) => lineId === line.lineId)?.taken ?? !line.optional;

/**
 * What a piece of a line costs the own customer, in cents: its own price, else our price with the margin of the line, of its category or of
 * the whole, in this order. Rounded to the cent for the piece, half up, so that pieces times price is the amount that stands beside.
 */
export function ownPrice(line: Pick<BaseLine, "lineId" | "category" | "unit">, offer: OwnOffer): Cents {
  const said = offer.lines.find(({ lineId }) => lineId === line.lineId);
  if (said?.price !== undefined) return said.price;
  const ofCategory = offer.categoryMargins.find(({ category }) => category === line.category)?.margin;
  return share(line.unit, 10_000 + (said?.margin ?? ofCategory ?? offer.margin));
}

/** Hundredths are counted, so that no fraction of a quantity passes through the product. */
const workAmount = ({ quantity, price }: { quantity: number; price: Cents }): Cents =>
  divideRounded(Math.round(quantity * 100) * price, 100);

const sumOf = <T>(items: readonly T[], of: (item: T) => Cents): Cents => items.reduce((sum, item) => sum + of(item), 0);

function linesOf(offer: OwnOffer, base: Pick<Base, "lines">): { goods: FiguredLine[]; works: FiguredLine[] } {
  const goods = base.lines
    .filter((line) => isTaken(line, offer))
    .map((line) => {
      const { lineId, quantity, unit } = line;
      const price = ownPrice(line, offer);
      return { lineId, quantity, price, amount: price * quantity, cost: unit * quantity, vatRate: offer.vatRate };
    });
  const works = offer.works.map(({ id, quantity, price, vatRate }) => ({
    lineId: id,
    quantity,
    price,
    amount: workAmount({ quantity, price }),
    cost: 0,
    vatRate,
  }));
  return { goods, works };
}

/**
 * Every sum of an own offer, in cents: the discount is taken of each rate's lines of ours and of each rate's works, rounded for each; VAT
 * once on each rate's rest, as on an invoice.
 */
export function figuresOf(offer: OwnOffer, base: Pick<Base, "lines" | "validUntil">): Figures {
  const { goods, works } = linesOf(offer, base);
  const lines = [...goods, ...works];
  const gross = sumOf(lines, ({ amount }) => amount);
  const restOf = (some: readonly FiguredLine[]): Cents => {
    const amount = sumOf(some, (line) => line.amount);
    return amount - share(amount, offer.discount);
  };
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => b - a);
  const vat = rates.map((rate) => {
    const taxable =
      restOf(goods.filter(({ vatRate }) => vatRate === rate)) + restOf(works.filter(({ vatRate }) => vatRate === rate));
    return { rate, taxable, amount: share(taxable, rate * 100) };
  });
  const net = sumOf(vat, ({ taxable }) => taxable);
  const cost = sumOf(goods, (line) => line.cost);
  const margin = restOf(goods) - cost;
  return {
    lines,
    gross,
    discount: gross - net,
    net,
    vat,
    total: net + sumOf(vat, ({ amount }) => amount),
    cost,
    margin,
    marginShare: cost > 0 ? divideRounded(margin * 10_000, cost) : undefined,
    warnings: warningsOf(offer, base, { goods, margin }),
  };
}

/** What a seller should know before an offer goes out; nothing of it is refused. */
function warningsOf(
  { validUntil }: OwnOffer,
  base: Pick<Base, "lines" | "validUntil">,
  { goods, margin }: { goods: readonly FiguredLine[]; margin: Cents },
): OwnWarning[] {
  const units = new Map(base.lines.map(({ lineId, unit }) => [lineId, unit]));
  return [
    ...goods.flatMap(({ lineId, price }): OwnWarning[] => {
      const unit = units.get(lineId) ?? 0;
      return price < unit ? [{ code: "below-cost", lineId, price, unit }] : [];
    }),
    ...(margin < 0 ? [{ code: "all-below-cost" as const, missing: 0 - margin }] : []),
    ...(validUntil > base.validUntil ? [{ code: "longer-than-ours" as const }] : []),
  ];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A name without some words, wherever they stand as words of their own. */
const without = (name: string, words: readonly string[]): string =>
  words
    .filter((word) => word.trim() !== "")
    .reduce(
      (left, word) =>
        left.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word.trim())}(?![\p{L}\p{N}])`, "giu"), " "),
      name,
    )
    .replaceAll(/\s+/g, " ")
    .trim();

/** A figure with its unit, or a size: what a customer tells articles by. */
const fact =
  /^\(?\d+(?:[.,]\d+)?(?:(?:k|M)?(?:W|Wp|Wh|VA)|V|A|Ah|mm²?|cm|m|kg|l|°C?|%|[x×]\d+(?:[.,]\d+)?(?:mm²?|cm|m)?)?[),;.]?$/iu;

/** A maker's code: letters and digits in one word, and no fact. */
const isCode = (word: string): boolean => /\p{L}/u.test(word) && /\d/.test(word) && !fact.test(word);

const withoutCodes = (name: string): string =>
  name
    .split(" ")
    .filter((word) => !isCode(word))
    .join(" ");

/** What a name is made with besides: our own name, which is never told, and what a category is called. */
interface NameWords {
  house: string;
  categoryOf: (category: BaseLine["category"]) => string;
}

/**
 * What the own customer reads a line called: its own name, else ours without what is hidden and without our own name; where codes are hidden,
 * without any maker's code, and what loses one has its category before it. Empty for the delivery.
 */
export function ownName(line: BaseLine, offer: OwnOffer, { house, categoryOf }: NameWords): string {
  const said = offer.lines.find(({ lineId }) => lineId === line.lineId)?.name;
  if (said || line.lineId === deliveryLine) return said ?? "";
  const { name, brand, productCode } = line;
  const whole = !offer.hidesBrands && brand && !name.startsWith(brand) ? `${brand} ${name}` : name;
  const told = without(whole, [house, ...(offer.hidesBrands ? [brand] : [])]);
  const left = offer.hidesCodes ? withoutCodes(without(told, [productCode])) : told;
  return left === told && left !== "" ? left : `${categoryOf(line.category)} ${left}`.trim();
}

/** What each line is called, by its id: articles that hiding has made alike are told apart by a number. */
export function ownNames(lines: readonly BaseLine[], offer: OwnOffer, words: NameWords): Map<string, string> {
  const named = lines.map((line) => ({ line, name: ownName(line, offer, words) }));
  const articlesOf = Map.groupBy(named, ({ name }) => name.toLowerCase());
  return new Map(
    named.map(({ line, name }) => {
      const alike = articlesOf.get(name.toLowerCase())?.map((one) => one.line) ?? [];
      const articles = [...new Set(alike.map(articleOf))];
      const isSaid = offer.lines.some(({ lineId, name: said }) => lineId === line.lineId && said);
      const number = articles.indexOf(articleOf(line)) + 1;
      return [line.lineId, name === "" || isSaid || articles.length < 2 ? name : `${name} (${number})`];
    }),
  );
}

const articleOf = ({ brand, productCode, name }: BaseLine): string => JSON.stringify([brand, productCode, name]);

/** The code that stands beside it, if any. */
export const ownCode = ({ lineId, productCode }: BaseLine, { hidesCodes }: Pick<OwnOffer, "hidesCodes">): string =>
  hidesCodes || lineId === deliveryLine ? "" : productCode;

/** An offer upon another version of ours: what was said of a line stays with the line's id, and what is said of lines that have gone goes. */
export const carriedOver = (offer: OwnOffer, base: Pick<Base, "lines">): OwnOffer => {
  const there = new Set(base.lines.map(({ lineId }) => lineId));
  return { ...offer, lines: offer.lines.filter(({ lineId }) => there.has(lineId)) };
};
