import { locales } from "../../../platform/locale.ts";
import type { Cents } from "../../../platform/money.ts";
import { Problem, type FieldProblem } from "../../../platform/problems.ts";
import { priceTypes, validity, type NewPrice, type PriceKey } from "../../../pricing/index.ts";
import { namedPrice } from "../columns/columns.ts";
import type { TableRow } from "../cells/table-row.ts";
import { endsPrice } from "../cells/read-cell.ts";
import { afterDiscounts, discountsOf, inAll, isWholePercent, type Discounts } from "../cells/successive-discounts.ts";

/** A price as a file says it, whatever is kept of it: cents, and a discount from 0 to 1. */
export interface Listing {
  price: Cents;
  discount: number;
  /** Where several follow each other, each of them. */
  discounts?: Discounts | undefined;
}

/** A price that a row asks for; without days it takes the place of the one that counts. Without a price it ends that one. */
export type ListedPrice = Omit<PriceKey, "productId"> & {
  set?: NewPrice | undefined;
  column: string;
  /** What the file says, where a discount that is no whole percentage is settled in the price itself, or is of several. */
  listed?: Listing | undefined;
};

type Listed = { prices: ListedPrice[]; refused: FieldProblem[] };

/** The prices of a row: of its columns "price.public.it", and the one that the row names by type and country. */
export function pricesOf(row: TableRow, now: Date): Listed {
  const listed: Listed = { prices: [], refused: [] };
  for (const [column, text] of Object.entries(row)) {
    const [, what, type, place] = namedPrice.exec(column) ?? [];
    if (what !== "price" || text === "") continue;
    const days = {};
    add(listed, { column, type, place, price: text, discount: row[`discount.${type}.${place}`] || undefined, days });
  }
  if (row["price"]) addGeneral(listed, row, now);
  return listed;
}

interface Said {
  column: string;
  type: string | undefined;
  place: string | undefined;
  price: string;
  discount: string | undefined;
  days: Pick<NewPrice, "from" | "to">;
}

/**
 * Discounts are kept in whole percents (spec 9): of another one the price is what a piece costs, to the cent, and what the
 * file says stands beside it. Of several that follow each other it stands there always, with what they come to.
 */
function inSteps(price: Cents, text: string | undefined, days: Said["days"]): Pick<ListedPrice, "set" | "listed"> {
  const all = discountsOf(text ?? "");
  const taken = all.filter((one) => one > 0);
  const discounts = taken.length > 1 ? taken : undefined;
  const said = { price, discount: inAll(taken) };
  const listed: Listing = { ...said, ...(discounts && { discounts }) };
  if (isWholePercent(taken)) return { set: { ...said, ...days }, ...(discounts && { listed }) };
  return { set: { price: afterDiscounts(price, taken), discount: 0, ...days }, listed };
}

function add(listed: Listed, { column, type, place, price, discount, days }: Said): void {
  const priceType = priceTypes.find((known) => known === type);
  const locale = locales.find((known) => known === place);
  if (!priceType || !locale) listed.refused.push({ field: priceType ? "locale" : "priceType", code: "required" });
  else if (price === endsPrice) listed.prices.push({ priceType, locale, column });
  else {
    const cents = Math.round(Number(price) * 100);
    listed.prices.push({ priceType, locale, column, ...inSteps(cents, discount, days) });
  }
}

/** A price whose row tells its type, its country (Italy when silent) and its days. */
function addGeneral(listed: Listed, row: TableRow, now: Date): void {
  const cell = (target: string): string | undefined => row[target] || undefined;
  try {
    const [validFrom, validTo] = [cell("validFrom"), cell("validTo")];
    const days = validFrom || validTo ? validity({ validFrom, validTo }, now) : {};
    const [type, place = "it", discount] = [cell("priceType"), cell("locale"), cell("discount")];
    add(listed, { column: "price", type, place, price: row["price"] ?? "", discount, days });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    listed.refused.push(...error.fields);
  }
}

/** What a row of a price list asks for. An empty cell asks for nothing; a row that names one price must say it. */
export function listRowOf(row: TableRow, now: Date): { productCode: string } & Listed {
  const productCode = row["productCode"]?.trim() ?? "";
  if (!productCode) return { productCode, prices: [], refused: [{ field: "productCode", code: "required" }] };
  const listed = pricesOf(row, now);
  const lacksPrice = "price" in row && !row["price"] && listed.prices.length === 0 && listed.refused.length === 0;
  if (lacksPrice) listed.refused.push({ field: "price", code: "required" });
  return { productCode, ...listed };
}
