import {
  declareGuestWithdrawalEnding,
  declareWithdrawalEnding,
  type EndPapers,
  type EndRequest,
} from "../orders/index.ts";
import { instant } from "../platform/time.ts";
import { returnMachine } from "./return-machine.ts";
import { loadReturn, returnWrite } from "./stored-return.ts";

/** A request of which the customer withdraws from the pieces: it is through, by the order's own write. Problem: return-refund-begun. */
const endRequest: EndRequest = async (id, now) => {
  const before = await loadReturn(id);
  const after = returnMachine.after(before, "withdraw", "customer");
  const steps = [...before.steps, { status: after.status, on: instant(now) }];
  const { entry, write, beside } = returnWrite(before, { ...after, steps });
  return { entry, also: [write], beside };
};

type Declares = typeof declareWithdrawalEnding;
type DeclaresAsGuest = typeof declareGuestWithdrawalEnding;

/** `declareWithdrawal` of orders, which ends the requests to return the pieces withdrawn from, and the papers of goods that then don't leave. */
export const declareWithdrawal = (
  user: Parameters<Declares>[0],
  id: Parameters<Declares>[1],
  chosen: Parameters<Declares>[2],
  now: Date,
  endPapers?: EndPapers,
): ReturnType<Declares> => declareWithdrawalEnding(user, id, chosen, endRequest, now, endPapers);

/** The same by number and e-mail of the order. */
export const declareGuestWithdrawal = (
  number: Parameters<DeclaresAsGuest>[0],
  declared: Parameters<DeclaresAsGuest>[1],
  now: Date,
  endPapers?: EndPapers,
): ReturnType<DeclaresAsGuest> => declareGuestWithdrawalEnding(number, declared, endRequest, now, endPapers);
