import type { Held } from "../../ui/fields/read-field.tsx";
import { codesIn } from "../scanning/codes/codes-in.ts";
import type { CountedReceipt } from "./kept-receipt.ts";

interface Line {
  productId: string;
  quantity: number;
  scanned: number;
  needsSerials: boolean;
  /** Pieces that may come at most. */
  most: number;
}

const asNumber = (held: Held | undefined): number | undefined => (typeof held === "number" ? held : undefined);

/**
 * What has come of a line, good and damaged, and what is to be said of it: short, over, too many. Of pieces that are told apart by serials as many came as were
 * scanned; of others as somebody has counted, those that were scanned where nobody has. Scanned ones that are told to be damaged are no good ones.
 */
export function judgeLine(
  line: Line,
  { came, damaged, broken: told }: Pick<CountedReceipt, "came" | "damaged" | "broken">,
) {
  const { productId, quantity, scanned, needsSerials, most } = line;
  const typed = needsSerials ? scanned : (came[productId] ?? scanned);
  const broken = damaged[productId] ?? 0;
  const bad = asNumber(broken) ?? 0;
  const codes = bad > 0 ? codesIn(told?.[productId] ?? "") : [];
  const good = (asNumber(typed) ?? 0) - (needsSerials ? Math.min(codes.length, scanned) : 0);
  const isUnread = asNumber(typed) === undefined || asNumber(broken) === undefined;
  return { good, damaged: bad, codes, isUnread, words: wordsOf({ good, bad, quantity, most }) };
}

interface Judged {
  good: number;
  bad: number;
  quantity: number;
  most: number;
}

/** What is said of a line, and how many pieces it is said of. */
function wordsOf({ good, bad, quantity, most }: Judged) {
  const params = { count: Math.abs(quantity - good), maximum: most };
  if (bad > 0 && good + bad > quantity && good <= quantity)
    return { key: "floor.brokenAmong", params: { count: good + bad - quantity }, color: "orange" } as const;
  if (good > most) return { key: "floor.tooMany", params, color: "red" } as const;
  if (good > quantity) return { key: "floor.over", params, color: "orange" } as const;
  if (good === quantity) return { key: "floor.exact", params, color: "green" } as const;
  if (good + bad === 0) return { key: "floor.nothingYet", params, color: "gray" } as const;
  return { key: "floor.short", params, color: "orange" } as const;
}
