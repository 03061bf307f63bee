import type { StoredProduct } from "../../catalogue/index.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { Problem } from "../../platform/problems.ts";
import { decideArticle, isName, judgeSerial, type Candidate, type SaidArticle } from "../codes/judge-serial.ts";
import type { ReadCode } from "../codes/read-code.ts";
import type { Serial } from "../serial.ts";
import { demandOwnNumber, realStrangers } from "./questions.ts";
import { candidatesOf } from "./read-scan.ts";

export interface WantedScan {
  /** As the scanner gave it. */
  code: string;
  /** The line that is open, or an answer where `confirmed` names the article. */
  productId?: string | undefined;
  /** The questions that whoever scans has said yes to. */
  confirmed?: readonly string[] | undefined;
}

interface Scene {
  code: ReadCode;
  wanted: WantedScan;
  products: ReadonlyMap<string, StoredProduct>;
  known: readonly Serial[];
}

/**
 * Which article a code is of, and which of its readings is the serial: a piece that is known says both. Problems: not-a-serial, serial-article-unclear, serial-other-article,
 * confirmation-needed, not-found.
 */
export async function pieceOf({
  code,
  wanted,
  products,
  known,
}: Scene): Promise<{ product: StoredProduct; serial: string }> {
  const own = known.filter(({ productId }) => products.has(productId));
  const [piece] = own;
  const itsProduct = piece && products.get(piece.productId);
  if (itsProduct && own.length === 1) return { product: itsProduct, serial: piece.code };
  const isNamed = code.elements?.gtin !== undefined;
  const [stranger] =
    own.length > 0 || isNamed ? [] : await realStrangers(known, ({ productId }) => products.has(productId));
  const candidates = await candidatesOf(products.values());
  const named = candidates.some((one) => isName(code, one));
  if (named) throw new Problem("not-a-serial", { because: code.other?.kind ?? "article-name" });
  const product = products.get(articleAmong(code, candidates, saidIn(wanted)));
  const candidate = candidates.find(({ productId }) => productId === product?.id);
  if (!product || !candidate) throw new Problem("not-found");
  const serial = serialAmong(code, candidate, wanted.confirmed);
  if (stranger) await demandOwnNumber(stranger, { brand: product.brand, candidate, serial }, wanted.confirmed);
  return { product, serial };
}

const saidIn = ({ productId, confirmed = [] }: WantedScan): SaidArticle | undefined =>
  productId === undefined ? undefined : { productId, isAnswer: confirmed.includes("article") };

function articleAmong(code: ReadCode, candidates: readonly Candidate[], said: SaidArticle | undefined): string {
  const certain = code.unreadable ?? (code.other?.isCertain ? code.other.kind : undefined);
  if (certain) throw new Problem("not-a-serial", { because: certain });
  const decided = decideArticle(code, candidates, said);
  if (decided.is === "article") return decided.productId;
  if (decided.is === "other-article") throw new Problem("serial-other-article", { gtin: decided.gtin });
  throw new Problem("serial-article-unclear", { productIds: decided.productIds });
}

function serialAmong(code: ReadCode, candidate: Candidate, confirmed: readonly string[] | undefined): string {
  const verdict = judgeSerial(code, candidate);
  if (verdict.is === "serial") return verdict.serial;
  if (verdict.is === "refused") throw new Problem("not-a-serial", { because: verdict.because });
  const { because, params, serials } = verdict;
  const [serial = ""] = serials;
  const { beginning = "", length = 0 } = params;
  const choices = serials.join(" ");
  demandConfirmed([
    { field: "code", warnings: [{ code: because, params: { serial, beginning, length, choices } }], confirmed },
  ]);
  return serial;
}
