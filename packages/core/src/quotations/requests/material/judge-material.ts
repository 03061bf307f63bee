import { isNearly } from "../../../platform/text/nearly.ts";
import { mostRows, type WrittenRow } from "./read-material.ts";
import { rowsBeyond } from "./rows-beyond.ts";

/** Of a product what a bill of material asks for. */
export interface Article {
  productId: string;
  productCode: string;
  name: string;
  /** Pieces; 0 and 1 are no minimum. */
  minQuantity: number;
  /** Pieces of a pallet; 0 where it has none. */
  packSize: number;
}

/** Why a row isn't as it was written, or why it is refused. */
export const rowReasons = [
  /** Another article's code is the one that was meant but for a letter or its signs: `written` and `code`. */
  "nearest-article",
  /** Fewer than the least quantity: `before` and `after`. */
  "minimum",
  /** Packs as pieces: `packs` of `each`. */
  "packs",
  /** The same article further down: its pieces are counted here. `rows` says how many, `after` the sum. */
  "added-up",
  /** Its pieces stand in another row: `row`. */
  "counted-above",
  "no-quantity",
  /** `written`, and where it may mean something `meanings`: numbers of pieces, apart by commas. */
  "unclear-quantity",
  "unknown-article",
  /** Several articles are as near: `codes`. */
  "several-articles",
  "no-pack-size",
  "too-many-pieces",
  "too-many-rows",
] as const;
export type RowReason = (typeof rowReasons)[number];

export interface Reason {
  code: RowReason;
  params?: Readonly<Record<string, string | number>> | undefined;
}

export const rowOutcomes = ["accepted", "changed", "refused"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** What became of a row: nothing of a bill of material is dropped silently. */
export interface MaterialRow {
  row: number;
  /** As it was written. */
  text: string;
  outcome: RowOutcome;
  reasons: readonly Reason[];
  productId?: string | undefined;
  productCode?: string | undefined;
  name?: string | undefined;
  /** Pieces; absent of a row that is refused, or counted in another one. */
  quantity?: number | undefined;
}

/** What the catalogue knows: articles by `codeKey`, and all codes for those that no article has. */
export interface Known {
  byCode: ReadonlyMap<string, Article>;
  /** Articles whose code is nearly the one that is written. */
  near: (code: string) => readonly Article[];
}

const mostPieces = 100_000;
export const keyOf = (code: string): string => code.trim().toUpperCase();
/** A code without the signs that people leave out or put in. */
const bare = (code: string): string => keyOf(code).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Articles that a mistyped code can mean: the same but for signs, or, of a code of at least five characters, for one letter. */
export function nearest<T extends Pick<Article, "productCode">>(code: string, articles: readonly T[]): T[] {
  const written = bare(code);
  if (written.length < 3) return [];
  const same = articles.filter(({ productCode }) => bare(productCode) === written);
  if (same.length > 0 || written.length < 5) return same;
  return articles.filter(({ productCode }) => isNearly(bare(productCode), written));
}

const refusedFor = (
  { row, text }: Pick<WrittenRow, "row" | "text">,
  code: RowReason,
  params?: Reason["params"],
): MaterialRow => ({
  row,
  text,
  outcome: "refused",
  reasons: [params ? { code, params } : { code }],
});

function articleOf(written: WrittenRow & { code: string }, known: Known): Article | MaterialRow {
  const exact = known.byCode.get(keyOf(written.code));
  if (exact) return exact;
  const [only, ...others] = known.near(written.code);
  if (!only) return refusedFor(written, "unknown-article");
  return others.length === 0
    ? only
    : refusedFor(written, "several-articles", {
        codes: [only, ...others]
          .slice(0, 3)
          .map((one) => one.productCode)
          .join(", "),
      });
}

const unclear = (written: WrittenRow): MaterialRow =>
  refusedFor(written, "unclear-quantity", {
    written: written.unclear ?? "",
    ...(written.meanings && { meanings: written.meanings.join(",") }),
  });

function judged(written: WrittenRow, known: Known): MaterialRow {
  const { row, text, code, quantity, packs } = written;
  const isUnclear = written.unclear !== undefined;
  if (!code) return isUnclear ? unclear(written) : refusedFor(written, "no-quantity");
  if (quantity === undefined && !isUnclear) return refusedFor(written, "no-quantity");
  const article = articleOf({ ...written, code }, known);
  if ("outcome" in article) return article;
  if (quantity === undefined) return unclear(written);
  if (packs && article.packSize === 0) return refusedFor(written, "no-pack-size");
  const asked = packs ? quantity * article.packSize : quantity;
  if (asked > mostPieces) return refusedFor(written, "too-many-pieces", { maximum: mostPieces });
  const { productId, productCode, name } = article;
  const isNear = keyOf(productCode) !== keyOf(code);
  const reasons: Reason[] = [
    ...(isNear ? [{ code: "nearest-article" as const, params: { written: code, code: productCode } }] : []),
    ...(packs ? [{ code: "packs" as const, params: { packs: quantity, each: article.packSize } }] : []),
  ];
  return {
    row,
    text,
    outcome: reasons.length > 0 ? "changed" : "accepted",
    reasons,
    productId,
    productCode,
    name,
    quantity: asked,
  };
}

const changed = (row: MaterialRow, reason: Reason): MaterialRow => ({
  ...row,
  outcome: "changed",
  reasons: [...row.reasons, reason],
});

/** The pieces of an article that stands in several rows are counted in the first, and each says so. */
function addedUp(rows: readonly MaterialRow[]): MaterialRow[] {
  const firsts = new Map<string, { row: number; rows: number; sum: number }>();
  for (const { row, productId, quantity } of rows) {
    if (!productId || quantity === undefined) continue;
    const first = firsts.get(productId) ?? { row, rows: 0, sum: 0 };
    firsts.set(productId, { ...first, rows: first.rows + 1, sum: first.sum + quantity });
  }
  return rows.map((row) => {
    const first = row.productId && row.quantity !== undefined ? firsts.get(row.productId) : undefined;
    if (!first || first.rows === 1) return row;
    if (first.row !== row.row) {
      return { ...changed(row, { code: "counted-above", params: { row: first.row } }), quantity: undefined };
    }
    const sum = { code: "added-up" as const, params: { rows: first.rows, after: first.sum } };
    return { ...changed(row, sum), quantity: first.sum };
  });
}

/** The least quantity is looked at when all pieces of an article stand together. */
function atLeast(row: MaterialRow, minimums: ReadonlyMap<string, number>): MaterialRow {
  const { productId, quantity } = row;
  const minimum = minimums.get(productId ?? "") ?? 0;
  if (quantity === undefined || quantity >= minimum) return row;
  return { ...changed(row, { code: "minimum", params: { before: quantity, after: minimum } }), quantity: minimum };
}

/**
 * What becomes of each row of a bill of material: accepted as it is written, changed with what and why, or refused with the reason. As
 * many rows as were written come back, in their order.
 */
export function judgeMaterial(written: readonly WrittenRow[], known: Known): MaterialRow[] {
  const rows = written.map((one, index) =>
    index < mostRows ? judged(one, known) : refusedFor(one, "too-many-rows", { maximum: mostRows }),
  );
  const articles = [...known.byCode.values(), ...written.flatMap(({ code }) => (code ? known.near(code) : []))];
  const minimums = new Map(articles.map(({ productId, minQuantity }) => [productId, minQuantity]));
  const beyond = rowsBeyond(rows, mostPieces);
  const within = rows.map((one) =>
    beyond.has(one.row) ? refusedFor(one, "too-many-pieces", { maximum: mostPieces }) : one,
  );
  return addedUp(within).map((row) => atLeast(row, minimums));
}

/** What is asked for: articles with pieces, without what is refused or counted elsewhere. */
export const askedFor = (rows: readonly MaterialRow[]): { productId: string; quantity: number }[] =>
  rows.flatMap(({ productId, quantity }) => (productId && quantity !== undefined ? [{ productId, quantity }] : []));
