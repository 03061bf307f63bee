import { loadOrder } from "../orders/index.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { backToBuyer, cameIn, outOfStock, scannedOf, type BackOf } from "./came-in.ts";
import { returnChanged } from "./events.ts";
import { refundReturn } from "./refund-return.ts";
import { isOpenReturn } from "./return-codes.ts";
import { returnMachine } from "./return-machine.ts";
import { countedLines, type Counted } from "./pieces/counted-lines.ts";
import { withReceived, type CameBack } from "./pieces/received-lines.ts";
import { receivedPieces, type ReturnRequest } from "./return-request.ts";
import { loadReturn, writeReturn } from "./stored-return.ts";
import type { Write } from "../platform/storing/transaction.ts";

/** What the office does with a request. */
export type Resolution =
  | { action: "approve"; note?: string | undefined }
  | { action: "reject" | "refuse"; reason: string }
  | { action: "receive"; lines: readonly CameBack[] }
  /** Which of its article's prices the pieces count as: no step of its life, and none that its customer is written to about. */
  | { action: "count"; pieces: readonly Counted[] }
  | { action: "refund"; iban?: string | undefined }
  | { action: "replace"; note?: string | undefined };

const statusAfter = {
  approve: "approved",
  reject: "rejected",
  refuse: "refused",
  receive: "received",
  replace: "replaced",
} as const;

interface Resolved {
  after: ReturnRequest;
  /** What the customer reads. */
  note?: string | undefined;
  also?: readonly Write[];
}

const ofRequest = ({ id: returnId, orderId }: ReturnRequest): BackOf => ({ returnId, orderId });

/** What came back of a request so far. */
const goodsOf = (request: ReturnRequest) => ({
  came: request.lines.flatMap(({ productId, received }) => received.map((part) => ({ productId, ...part }))),
  of: ofRequest(request),
});

async function resolved(
  before: ReturnRequest,
  resolution: Exclude<Resolution, { action: "refund" | "count" }>,
  now: Date,
): Promise<Resolved> {
  const { action } = resolution;
  const after = returnMachine.after(before, action, "back-office");
  switch (action) {
    case "approve":
      return { after, note: resolution.note };
    case "reject":
      return { after, note: resolution.reason };
    case "refuse":
      return { after, note: resolution.reason, also: await backToBuyer(goodsOf(before), now) };
    case "receive": {
      const came = scannedOf(resolution.lines);
      const lines = withReceived(before.lines, came);
      return { after: { ...after, lines }, also: await cameIn(came, ofRequest(before), now) };
    }
    case "replace":
      return {
        after,
        note: resolution.note,
        also: await outOfStock(receivedPieces(before.lines), { cause: "replacement", returnId: before.id }, now),
      };
  }
}

/**
 * Goes a step on with a request, of which the employee says which revision they read. Problems: not-found, invalid-transition,
 * version-conflict, return-beyond-order, return-refund-begun, not-enough-stock, serials-too-many, serial-not-of-order, and those of `refundReturn`.
 */
export async function resolveReturn(
  id: string,
  { revision, ...resolution }: Resolution & { revision: number },
  now: Date,
): Promise<ReturnRequest> {
  const before = await loadReturn(id);
  // A refund that was begun is gone on with, and one that is done is answered, whoever asks for it again.
  if (resolution.action === "refund" && before.refund)
    return before.status === "refunded" ? before : refundReturn(before, resolution.iban, now);
  if (before.revision !== revision) throw new Problem("version-conflict");
  if (resolution.action === "refund") return refundReturn(before, resolution.iban, now);
  if (resolution.action === "count") return countReturn(before, resolution.pieces, now);
  const { after, note, also = [] } = await resolved(before, resolution, now);
  const status = statusAfter[resolution.action];
  const steps = [...before.steps, { status, on: instant(now), ...(note && { note }) }];
  const order = await loadOrder(before.orderId);
  const events = [returnChanged.of({ returnId: id, status })];
  return writeReturn({ order, before, after: { ...after, steps }, also, events, now });
}

/** Says which prices the pieces of a request count as, until its refund is begun. Problems: invalid-transition, return-refund-begun, return-beyond-order, invalid-input, version-conflict. */
async function countReturn(before: ReturnRequest, counted: readonly Counted[], now: Date): Promise<ReturnRequest> {
  if (!isOpenReturn(before)) throw new Problem("invalid-transition", { state: before.status });
  if (before.refund) throw new Problem("return-refund-begun");
  const order = await loadOrder(before.orderId);
  return writeReturn({ order, before, after: { ...before, lines: countedLines(order, before, counted) }, now });
}
