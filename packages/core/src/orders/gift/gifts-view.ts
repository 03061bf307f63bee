import { transactionId } from "../../payments/index.ts";
import { employeesName } from "../four-eyes/marks-view.ts";
import { openGiftProposal } from "../finding/waiting.ts";
import type { Order } from "../order.ts";

/** The payments of an order that somebody would waive, or that are waived, with who said so and why; of most orders without a request. */
export const giftsView = ({ transactions }: Order) =>
  Promise.all(
    transactions.flatMap((transaction) => {
      const { superseded, method, gift } = transaction;
      const waits = openGiftProposal(transaction);
      const told = waits ?? (method === "gift" ? gift : undefined);
      if (superseded || !told) return [];
      const confirmedBy = waits ? undefined : gift?.confirmedBy;
      return [
        (async () => ({
          transactionId: transactionId(transaction),
          decided: !waits,
          amount: told.amount,
          reason: told.reason,
          proposedBy: told.proposedBy,
          proposedByName: await employeesName(told.proposedBy),
          proposedOn: told.proposedOn,
          ...(confirmedBy && { confirmedByName: await employeesName(confirmedBy) }),
        }))(),
      ];
    }),
  );
