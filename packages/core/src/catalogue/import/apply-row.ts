import { fieldProblemsOf, Problem, type FieldProblem } from "../../platform/problems.ts";
import { currentPrices, setPrices, type Price, type PriceAuthor } from "../../pricing/index.ts";
import type { LoadedProduct, StoredProduct } from "../load-product.ts";
import { codeKey } from "../product-codes.ts";
import { productSchema, type ProductFields } from "../product.ts";
import { saveProduct } from "../save-product.ts";
import type { MappedRow, RowPrice } from "./mapping.ts";
import type { SeriesOf } from "./series-of.ts";

export type RowOutcome = "created" | "changed" | "unchanged" | "refused";

export interface RowResult {
  outcome: RowOutcome;
  productCode: string;
  problems: readonly FieldProblem[];
  /** The fields that a stated rule has filled. */
  filled: readonly string[];
}

interface Apply {
  /** The product that has the row's code, if there is one, with its prices. */
  stored: Pick<LoadedProduct, "product" | "prices"> | undefined;
  seriesOf: SeriesOf;
  dryRun: boolean;
  author: PriceAuthor;
  now: Date;
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the stored product becomes by the row, key by key in one order, so that two can be compared. */
function mergedFields({ given, filled }: MappedRow, stored: ProductFields | undefined): Record<string, unknown> {
  const known = Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => value !== undefined));
  return { ...filled, ...known, ...given };
}

const filledBy = ({ given, filled }: MappedRow, stored: ProductFields | undefined): string[] =>
  Object.keys(filled).filter((field) => !(field in given) && stored?.[field as keyof ProductFields] === undefined);

/** Judges a row by the product editor's rules and, unless it is a dry run, writes what it changes. */
export async function applyRow(row: MappedRow, { stored, seriesOf, dryRun, author, now }: Apply): Promise<RowResult> {
  const productCode = String(row.given.productCode ?? "");
  const before = stored?.product;
  const refuse = (...problems: FieldProblem[]): RowResult => ({
    outcome: "refused",
    productCode,
    problems,
    filled: [],
  });
  if (before && before.brand !== row.series.brand) {
    return refuse({ field: "productCode", code: "code-of-another-brand" });
  }
  const judged = productSchema(row.series.category, row.series.typology).safeParse(mergedFields(row, before?.fields));
  if (!judged.success) return refuse(...fieldProblemsOf(judged.error));
  const series = await seriesOf(row.series);
  if ("problem" in series) return refuse(series.problem);
  const fields = judged.data;
  const same = before !== undefined && before.seriesId === series.id && sameFields(before.fields, fields);
  const prices = newPrices(row, stored && currentPrices(stored.prices, now));
  const outcome: RowOutcome = !before ? "created" : same && prices.length === 0 ? "unchanged" : "changed";
  if (!dryRun && outcome !== "unchanged") {
    try {
      await write({ fields, seriesId: series.id, before, same, prices, author }, now);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return refuse({ field: "", code: error.code });
    }
  }
  return { outcome, productCode, problems: [], filled: filledBy(row, before?.fields) };
}

function sameFields(before: ProductFields, after: ProductFields): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof ProductFields>;
  return [...names].every((name) => sameValue(before[name], after[name]));
}

/** Prices that differ from the current ones; a new product without prices in the file gets the demonstration price. */
function newPrices({ prices, demonstrationEuro }: MappedRow, current: readonly Price[] | undefined): RowPrice[] {
  if (prices) {
    return prices.filter((wanted) => {
      const now = current?.find(({ priceType, locale }) => priceType === wanted.priceType && locale === wanted.locale);
      return now?.price !== wanted.price || now.discount !== wanted.discount;
    });
  }
  if (current || !demonstrationEuro) return [];
  const cents = Math.max(1, Math.round(demonstrationEuro * 100));
  return [
    { priceType: "public", locale: "it", price: cents, discount: 0 },
    { priceType: "high", locale: "it", price: Math.round(cents * 1.18), discount: 0 },
  ];
}

interface Write {
  fields: ProductFields;
  seriesId: string;
  before: StoredProduct | undefined;
  same: boolean;
  prices: readonly RowPrice[];
  author: PriceAuthor;
}

async function write({ fields, seriesId, before, same, prices, author }: Write, now: Date): Promise<void> {
  const { id } =
    before && same
      ? before
      : await saveProduct(
          {
            seriesId,
            fields,
            ...(before && { id: before.id, version: before.version, seriesIdLinks: before.seriesIdLinks }),
          },
          now,
        );
  await setPrices(
    prices.map((price) => ({ ...price, productId: id })),
    now,
    author,
  );
}

export const keyOfRow = ({ given }: MappedRow): string => codeKey(String(given.productCode ?? ""));
