import type { SerialState } from "../serial.ts";
import type { ListFault } from "./list-faults.ts";
import { mostOnPallet } from "./pallet.ts";
import type { ListRow } from "./read-list.ts";

/** An article that the movement is to bring, and how many of it may come. */
export interface ComingArticle {
  productId: string;
  productCode: string;
  most: number;
  /** How many are announced already, by earlier lists of the same movement. */
  announced: number;
}

/** What is known of a serial before the list was read. */
export interface KnownPiece {
  state: SerialState;
  /** The pallet that it was announced on, by which movement. */
  pallet?: string | undefined;
  movementId?: string | undefined;
}

export interface Judged {
  row: number;
  text: string;
  outcome: "accepted" | "changed" | "same" | "refused";
  fault?: ListFault | undefined;
  /** The row in which the same serial stands already. */
  other?: number | undefined;
  /** Of what is more than may come: how many pieces of the article earlier lists have announced. */
  announced?: number | undefined;
  piece?: { code: string; productId: string; pallet?: string | undefined } | undefined;
}

interface Known {
  movementId: string;
  articles: readonly ComingArticle[];
  /** By code and product (`keyOf`). */
  pieces: ReadonlyMap<string, KnownPiece>;
  /** Pallets of this movement that were received. */
  received: ReadonlySet<string>;
}

export const keyOf = (code: string, productId: string): string => `${code} ${productId}`;

const bare = (code: string): string => code.replaceAll(/[\s\-_./]/g, "").toUpperCase();

/** The article that a row names: by its code however it is parted, or the only one. */
export function articleOf({ productCode }: ListRow, articles: readonly ComingArticle[]): ComingArticle | ListFault {
  const [only] = articles;
  if (productCode === undefined) return only && articles.length === 1 ? only : "article-missing";
  return articles.find((one) => bare(one.productCode) === bare(productCode)) ?? "article-unexpected";
}

export const refusal = (
  { row, text }: Pick<Judged, "row" | "text">,
  fault: ListFault,
  params: Pick<Judged, "other" | "announced"> = {},
): Judged => ({ row, text, outcome: "refused", fault, ...params });

/**
 * What becomes of each row of a supplier's list, by itself: one that is bad takes no other with it. Pieces that are announced already are the same or,
 * on another pallet, changed, and count once however many lists name them.
 */
export function judgeList(rows: readonly ListRow[], { movementId, articles, pieces, received }: Known): Judged[] {
  const seen = new Map<string, number>();
  const counts = new Map<string, number>();
  const onPallet = new Map<string, number>();
  return rows.map((row) => {
    const { text, serial, pallet } = row;
    const refused = (fault: ListFault, params?: Pick<Judged, "other" | "announced">) => refusal(row, fault, params);
    if (row.fault) return refused(row.fault);
    if (serial === undefined) return refused("empty");
    const article = articleOf(row, articles);
    if (typeof article === "string") return refused(article);
    const { productId, most, announced } = article;
    const key = keyOf(serial, productId);
    const before = seen.get(key);
    if (before !== undefined) return refused("twice", { other: before });
    const known = pieces.get(key);
    const isAnnounced = known?.movementId === movementId;
    if (isAnnounced && known?.state === "in_stock") return { row: row.row, text, outcome: "same" };
    if (known && known.state !== "expected") return refused("known");
    if (known?.movementId !== undefined && !isAnnounced) return refused("other-delivery");
    const count = (counts.get(productId) ?? announced) + (isAnnounced ? 0 : 1);
    if (count > most && !isAnnounced) return refused("beyond", { announced });
    if (pallet !== undefined && received.has(pallet)) return refused("pallet-received");
    const beside = pallet === undefined ? 0 : (onPallet.get(pallet) ?? 0) + 1;
    if (beside > mostOnPallet) return refused("pallet-full");
    seen.set(key, row.row);
    counts.set(productId, count);
    if (pallet !== undefined) onPallet.set(pallet, beside);
    const outcome = known === undefined ? "accepted" : known.pallet === pallet ? "same" : "changed";
    return { row: row.row, text, outcome, piece: { code: serial, productId, pallet } };
  });
}
