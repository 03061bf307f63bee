import { newId } from "../../../platform/ids.ts";
import { fieldProblemsOf, type FieldProblem } from "../../../platform/problems.ts";
import type { PriceSlot } from "../../../pricing/index.ts";
import { priceId } from "../../../pricing/index.ts";
import { type LoadedProduct, type ProductFields, productSchema } from "../../../catalogue/index.ts";
import type { MappedRow } from "../columns/mapping.ts";
import type { FieldChange, PlanRow } from "./plan.ts";
import type { ListedPrice } from "../listings/price-list.ts";
import { planPrices } from "./price-plan.ts";
import type { SeriesOf } from "../listings/series-of.ts";

interface Known {
  /** The product that has the row's code, if there is one, with its prices. */
  stored: Pick<LoadedProduct, "product" | "prices"> | undefined;
  seriesOf: SeriesOf;
  now: Date;
}

type Judged = Pick<PlanRow, "outcome" | "changes" | "filled" | "write">;

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What the stored product becomes by the row, key by key in one order, so that two can be compared. */
function mergedFields({ stated, filled }: MappedRow, stored: ProductFields | undefined): Record<string, unknown> {
  const known = Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => value !== undefined));
  return { ...filled, ...known, ...stated };
}

const filledBy = ({ stated, filled }: MappedRow, stored: ProductFields | undefined): string[] =>
  Object.keys(filled).filter((field) => !(field in stated) && stored?.[field as keyof ProductFields] === undefined);

/** Judges a row by the product editor's rules, and says what it would write. */
export async function checkProduct(
  row: MappedRow,
  { stored, seriesOf, now }: Known,
): Promise<Judged | { refused: readonly FieldProblem[] }> {
  const before = stored?.product;
  if (before && before.brand !== row.series.brand) {
    return { refused: [{ field: "productCode", code: "code-of-another-brand", params: { brand: before.brand } }] };
  }
  const judged = productSchema(row.series.category, row.series.typology).safeParse(mergedFields(row, before?.fields));
  if (!judged.success) return { refused: fieldProblemsOf(judged.error) };
  const series = await seriesOf(row.series);
  if ("problem" in series) return { refused: [series.problem] };
  const fields = judged.data;
  const productId = before?.id ?? newId();
  const changes = changedFields(before?.fields, fields);
  if (before && before.seriesId !== series.id) {
    changes.unshift({ field: "seriesName", before: before.series.name, after: row.series.name });
  }
  const slots = new Map<string, PriceSlot>(stored?.prices.map((slot) => [priceId(slot), slot]));
  const prices = planPrices(pricesFor(row, before !== undefined), productId, slots, now);
  const invented = row.prices ? [] : prices.changes.map(({ field }) => field);
  const isSame = changes.length === 0;
  const ends = prices.prices.some(({ set }) => set === undefined);
  const outcome = !before
    ? "created"
    : ends
      ? "ending"
      : isSame && prices.prices.length === 0
        ? "unchanged"
        : "changed";
  const product = {
    series: row.series,
    fields,
    ...(before && { before: before.fields, seriesIdBefore: before.seriesId }),
  };
  return {
    outcome,
    changes: [...changes, ...prices.changes],
    filled: [...filledBy(row, before?.fields), ...invented],
    ...(outcome !== "unchanged" && {
      write: { productId, ...(!isSame && { product }), prices: prices.prices },
    }),
  };
}

function changedFields(before: ProductFields | undefined, after: ProductFields): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])] as (keyof ProductFields)[];
  return names
    .filter((name) => !sameValue(before?.[name], after[name]))
    .map((field) => ({
      field,
      ...(before?.[field] !== undefined && { before: before[field] }),
      ...(after[field] !== undefined && { after: after[field] }),
    }));
}

/** The row's prices; a new product without prices in the file gets the demonstration price. */
function pricesFor({ prices, demonstrationEuro }: MappedRow, isKnown: boolean): readonly ListedPrice[] {
  if (prices) return prices;
  if (isKnown || !demonstrationEuro) return [];
  const cents = Math.max(1, Math.round(demonstrationEuro * 100));
  const listed = (priceType: "public" | "high", price: number): ListedPrice => ({
    priceType,
    locale: "it",
    column: "price",
    set: { price, discount: 0 },
  });
  return [listed("public", cents), listed("high", Math.round(cents * 1.18))];
}
