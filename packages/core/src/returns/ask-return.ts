import { demandRoomWith, orderNumber, ownOrder } from "../orders/index.ts";
import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import { invalid, Problem } from "../platform/problems.ts";
import { demandRoom } from "../platform/storing/room.ts";
import { instant } from "../platform/time.ts";
import { returnAsked } from "./events.ts";
import { returnMachine } from "./return-machine.ts";
import { takePictures, type Uploaded } from "./return-pictures.ts";
import { askedLines, takenUp, type AskedLine, type ReturnRequest } from "./return-request.ts";
import { loadReturn, writeReturn } from "./stored-return.ts";

interface Asked {
  lines: readonly AskedLine[];
  words?: string | undefined;
  pictures?: readonly Uploaded[] | undefined;
}

/**
 * A customer asks to return pieces of a delivered order. Of two requests for the same pieces at once one is refused. Problems: not-found,
 * return-not-possible, return-beyond-order, invalid-input where another reason is named and not said which, limit-reached,
 * version-conflict, unreadable-file.
 */
export async function askReturn(
  user: User,
  orderId: string,
  { lines: asked, words, pictures: uploads = [] }: Asked,
  now: Date,
): Promise<ReturnRequest> {
  const order = await ownOrder(user, orderId);
  const lines = askedLines(order, asked);
  if (!words && lines.some(({ reason }) => reason === "other")) throw invalid({ field: "words", code: "required" });
  const { returns = [] } = order;
  demandRoom("returnRequests", returns.length, returns.length + 1);
  const id = newId();
  const on = instant(now);
  const asking = { id, status: "asked" as const, lines };
  demandRoomWith({ ...order, returns: [...returns, takenUp(asking)] }, "document", returns.length);
  const after: ReturnRequest = {
    ...asking,
    number: orderNumber(id),
    orderId,
    orderNumber: order.number,
    userId: order.userId,
    companyId: order.companyId,
    customerName: order.customer.companyName ?? order.customer.name,
    revision: 0,
    words,
    pictures: await takePictures(user, id, uploads),
    steps: [{ status: "asked", on }],
    createdOn: on,
  };
  return writeReturn({ order, after, events: [returnAsked.of({ returnId: id })], now });
}

/** The customer keeps the goods after all, as long as they haven't come back. Problems: not-found, invalid-transition, version-conflict. */
export async function cancelReturn(user: User, orderId: string, id: string, now: Date): Promise<ReturnRequest> {
  const order = await ownOrder(user, orderId);
  const before = await loadReturn(id);
  if (before.orderId !== orderId) throw new Problem("not-found");
  const after = returnMachine.after(before, "cancel", "customer");
  const steps = [...before.steps, { status: after.status, on: instant(now) }];
  return writeReturn({ order, before, after: { ...after, steps }, now });
}
