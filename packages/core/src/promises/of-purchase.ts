import type { Purchase } from "../purchases/index.ts";
import { romeDate } from "../platform/time.ts";
import type { Given } from "./given.ts";

type Facts = Pick<
  Purchase,
  "id" | "number" | "state" | "supplierId" | "supplierName" | "lines" | "receipts" | "promised"
>;

/**
 * What a supplier has promised with its first confirmation of an order: of each article so many pieces by each day. What has come fills the days in
 * their sequence, whichever movement brought it: a day is kept when all pieces of it and of those before it are there. An order that was called
 * off counts for nothing, one that was closed short is without what never came.
 */
export function promisesOfPurchase({ promised = [], ...purchase }: Facts): Given[] {
  if (purchase.state === "cancelled") return [];
  const { id: subjectId, number, state, supplierId, supplierName, lines, receipts } = purchase;
  const inTime = receipts.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  return [...Map.groupBy(promised, ({ productId }) => productId)].flatMap(([productId, days]) => {
    const came = inTime.filter((one) => one.productId === productId);
    let due = 0;
    return days
      .toSorted((one, other) => (one.on < other.on ? -1 : 1))
      .map(({ on, quantity }): Given => {
        due += quantity;
        let there = 0;
        const filling = came.find((one) => (there += one.quantity) >= due);
        return {
          id: `${productId}-${on}`,
          kind: "supplier",
          subjectId,
          number,
          aboutId: productId,
          what: lines.find((line) => line.productId === productId)?.name,
          pieces: quantity,
          promiser: { key: supplierId, name: supplierName },
          promisedOn: on,
          cameOn: filling && romeDate(new Date(filling.at)),
          isOver: state === "closed" && !filling ? true : undefined,
        };
      });
  });
}
