import { Problem, type FieldProblem, type ProblemCode } from "../../platform/problems.ts";
import type { Cents } from "../../platform/money.ts";
import { orderOfNumber } from "../finding/list-orders.ts";
import { bookEntry } from "./book-entry.ts";

interface Match {
  id: string;
  /** Orders by their numbers, and how much of the entry is for each. */
  orders: readonly { number: string; amount: Cents }[];
  /** Codes of what was asked of it and is meant so (payments/booking-warnings.ts). */
  confirmed?: readonly string[] | undefined;
}

export interface Refused {
  id: string;
  code: ProblemCode;
  /** The number that no order has. */
  number?: string | undefined;
  /** What has to be confirmed by its code, or what of the entry can't be booked. */
  fields?: FieldProblem[] | undefined;
}

/**
 * Books several entries in one act, one after the other: an entry may pay several orders, several entries may pay one. One that is
 * refused doesn't hold the others up; asked for again, what is booked stays as it is.
 */
export async function confirmEntries(matches: readonly Match[], now: Date) {
  let booked = 0;
  const refused: Refused[] = [];
  for (const { id, orders, confirmed } of matches) {
    try {
      const found = await Promise.all(orders.map(async ({ number }) => (await orderOfNumber(number))?.id));
      const missing = orders.find((_, place) => found[place] === undefined);
      if (missing) refused.push({ id, code: "not-found", number: missing.number });
      else {
        await bookEntry(
          id,
          orders.map(({ amount }, place) => ({ orderId: found[place] ?? "", amount })),
          now,
          confirmed,
        );
        booked += 1;
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ id, code: error.code, ...(error.fields.length > 0 && { fields: [...error.fields] }) });
    }
  }
  return { booked, refused };
}
