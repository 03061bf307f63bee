import { findUser } from "../../accounts/index.ts";
import { transactionId } from "../../payments/index.ts";
import { openGiftProposal } from "../finding/waiting.ts";
import type { Order } from "../order.ts";

/** What people call an employee; nothing of one who has gone. */
async function nameOf(id: string): Promise<string> {
  const user = await findUser(id);
  return user ? `${user.name} ${user.surname}` : "";
}

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
          proposedByName: await nameOf(told.proposedBy),
          proposedOn: told.proposedOn,
          ...(confirmedBy && { confirmedByName: await nameOf(confirmedBy) }),
        }))(),
      ];
    }),
  );
