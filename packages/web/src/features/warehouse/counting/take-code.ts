import { asGtin } from "@solvia/core/serials/codes/lookalikes";
import type { ReadCode } from "@solvia/core/serials/codes/read-code";

/** An article to be counted, as a code may name it. */
interface Article {
  productId: string;
  productCode: string;
  numberCode?: string | undefined;
}

/** What a code means to whoever counts. */
export type Taken =
  /** It names an article, which is open now. */
  | { is: "opened"; productId: string }
  /** One more piece of an article. */
  | { is: "piece"; productId: string; code: string }
  /** That very piece is counted already. */
  | { is: "twice"; code: string }
  /** A piece, and no article is open that it could be of. */
  | { is: "none-open"; code: string }
  /** The number of an article that isn't among these. */
  | { is: "not-listed"; code: string }
  /** No piece and no article: why. */
  | { is: "refused"; code: string; why: string };

const digits = /^\d{8,14}$/;
const isOf = ({ numberCode = "" }: Article, gtin: string): boolean =>
  digits.test(numberCode) && asGtin(numberCode) === gtin;

interface Standing {
  articles: readonly Article[];
  /** The article that is open. */
  open: string | undefined;
  /** The pieces that were read of each article. */
  read: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a code means while goods are counted. The device knows of no piece whether it should be there, so that nothing of what the books say is on it: an article's own code
 * opens it, and a serial is a piece of the article that is open, or of the one that it names.
 */
export function takeCode(code: ReadCode, { articles, open, read }: Standing): Taken {
  const { text, gtin, serials, other, unreadable } = code;
  const [serial] = serials;
  const named =
    articles.find(({ productCode }) => productCode.toUpperCase() === text) ??
    (gtin === undefined ? undefined : articles.find((article) => isOf(article, gtin)));
  const isWithArticle = serial !== undefined && code.elements?.gtin !== undefined;
  if (named && !isWithArticle) return { is: "opened", productId: named.productId };
  if (!named && (isWithArticle || other?.kind === "article")) return { is: "not-listed", code: text };
  // What looks like a box or a pallet may be a piece all the same: that one is counted by hand.
  const why = unreadable ?? other?.kind;
  if (serial === undefined || why !== undefined) return { is: "refused", code: text, why: why ?? "unknown-elements" };
  if (Object.values(read).some((codes) => codes.includes(serial))) return { is: "twice", code: serial };
  const productId = named?.productId ?? open;
  return productId === undefined ? { is: "none-open", code: serial } : { is: "piece", productId, code: serial };
}
