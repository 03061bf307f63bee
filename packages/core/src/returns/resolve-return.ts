import { loadOrder } from "../orders/index.ts";
import { Problem } from "../platform/problems.ts";
import { instant } from "../platform/time.ts";
import { backToBuyer, cameIn, outOfStock, scannedOf, type BackOf } from "./came-in.ts";
import { returnChanged } from "./events.ts";
import { refundReturn } from "./refund-return.ts";
import { returnMachine } from "./return-machine.ts";
import { receivedPieces, withReceived, type CameBack, type ReturnRequest } from "./return-request.ts";
import { loadReturn, writeReturn } from "./stored-return.ts";
import type { Write } from "../platform/storing/transaction.ts";

/** What the office does with a request. */
export type Resolution =
  | { action: "approve"; note?: string | undefined }
  | { action: "reject" | "refuse"; reason: string }
  | { action: "receive"; lines: readonly CameBack[] }
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
  resolution: Exclude<Resolution, { action: "refund" }>,
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
  const { after, note, also = [] } = await resolved(before, resolution, now);
  const status = statusAfter[resolution.action];
  const steps = [...before.steps, { status, on: instant(now), ...(note && { note }) }];
  const order = await loadOrder(before.orderId);
  const events = [returnChanged.of({ returnId: id, status })];
  return writeReturn({ order, before, after: { ...after, steps }, also, events, now });
}
