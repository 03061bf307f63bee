import type { OtherKind } from "./lookalikes.ts";
import type { ReadCode, UnreadableReason } from "./read-code.ts";
import { fits, isLearned, misfitOf, type SerialShapes } from "./shapes.ts";

/** What is known of a model by which its serials are told from other codes. */
export interface KnownModel {
  shapes: SerialShapes;
  /** Of all models of its brand: where too few of its own are known, what fits them is a serial too; what doesn't may be a new model's. */
  brandShapes?: SerialShapes | undefined;
  /** The article's own number, as GTIN-14. */
  gtin?: string | undefined;
  /** What stands on its box and is no piece's: its code, its own number as it is written, its brand. */
  names?: readonly string[] | undefined;
}

export type RefusedBecause = UnreadableReason | OtherKind | "article-name";
export type Doubt = "other-beginning" | "other-form" | "end-unknown" | "joined" | `maybe-${OtherKind}`;

export interface DoubtParams {
  beginning?: string | undefined;
  length?: number | undefined;
}

const shapesOf = ({ shapes, brandShapes = [] }: KnownModel): SerialShapes => (isLearned(shapes) ? shapes : brandShapes);

/** Whether a code is a model's serial: taken, refused for what it is, or asked about. */
export type Verdict =
  | { is: "serial"; serial: string }
  | { is: "refused"; because: RefusedBecause }
  | { is: "asked"; because: Doubt; params: DoubtParams; serials: readonly string[] };

/**
 * Judges a code against what is known of a model. A code of another kind is refused where it can be nothing else, or where the model's
 * serials are known to look otherwise; a form that is new for the model is asked about, since makers change theirs.
 */
export function judgeSerial(code: ReadCode, model: KnownModel): Verdict {
  const { shapes: own, gtin } = model;
  const known = shapesOf(model);
  if (code.unreadable) return { is: "refused", because: code.unreadable };
  const { other, serials } = code;
  if (other?.isCertain) return { is: "refused", because: other.kind };
  if (isName(code, model)) return { is: "refused", because: other?.kind ?? "article-name" };
  const fitting = [...serials, ...withoutIdentifier(serials)].find((serial) => fits(serial, known));
  if (fitting !== undefined) return { is: "serial", serial: fitting };
  if (other && (isLearned(own) || (gtin !== undefined && code.gtin === gtin))) {
    return { is: "refused", because: other.kind };
  }
  if (other) return { is: "asked", because: `maybe-${other.kind}`, params: {}, serials };
  const [serial = ""] = serials;
  const misfit = misfitOf(serial, own);
  if (misfit) {
    const { is: because, beginning, length } = misfit;
    return { is: "asked", because, params: { beginning, length }, serials };
  }
  if (code.isEndUnknown) return { is: "asked", because: "end-unknown", params: {}, serials };
  if (code.isJoined) return { is: "asked", because: "joined", params: {}, serials };
  return { is: "serial", serial };
}

/** As two ways of writing the same are compared. */
const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** Whether it is what stands on each box of the model; a code with elements holds a piece's serial beside it. */
export const isName = ({ text, elements }: ReadCode, { names = [] }: KnownModel): boolean =>
  elements === undefined && names.some((name) => bare(name) === bare(text));

/** A label of which only the serial's element is coded begins with its identifier, which a scanner may send without its mark. */
const withoutIdentifier = (serials: readonly string[]): string[] =>
  serials.filter((serial) => serial.startsWith("21")).map((serial) => serial.slice(2));

/** One of the articles that a code may belong to. */
export interface Candidate extends KnownModel {
  productId: string;
}

export type Decided =
  | { is: "article"; productId: string }
  /** The code names an article that none of these is. */
  | { is: "other-article"; gtin: string }
  /** It may be any of these: somebody has to say. */
  | { is: "unclear"; productIds: readonly string[] };

/** What whoever scans has said of the article: the line that is open, or an answer to the question which it is. */
export interface SaidArticle {
  productId: string;
  isAnswer: boolean;
}

/**
 * Which of a movement's articles a code belongs to: the one that it names, else the only one whose serials look like it. The line that is
 * open decides only where the code itself says nothing, and never against it.
 */
export function decideArticle(code: ReadCode, candidates: readonly Candidate[], said?: SaidArticle): Decided {
  const gtin = code.elements?.gtin;
  const named = candidates.find((candidate) => gtin !== undefined && candidate.gtin === gtin);
  if (named) return articleOf(named);
  const possible = candidates.filter((candidate) => gtin === undefined || candidate.gtin === undefined);
  if (gtin !== undefined && possible.length === 0) return { is: "other-article", gtin };
  const chosen = possible.find(({ productId }) => productId === said?.productId);
  if (chosen && said?.isAnswer) return articleOf(chosen);
  const looking = possible.filter((one) => code.serials.some((serial) => fits(serial, shapesOf(one))));
  if (chosen && looking.length > 0 && !looking.includes(chosen) && !isLearned(chosen.shapes)) {
    return unclear([...looking, chosen]);
  }
  const some = looking.length > 0 ? looking : possible;
  if (chosen && some.includes(chosen)) return articleOf(chosen);
  const [only] = some;
  return only && some.length === 1 ? articleOf(only) : unclear(some);
}

const articleOf = ({ productId }: Candidate): Decided => ({ is: "article", productId });
const unclear = (candidates: readonly Candidate[]): Decided => ({
  is: "unclear",
  productIds: candidates.map(({ productId }) => productId),
});
