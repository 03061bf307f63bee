import { findUser } from "../../accounts/index.ts";
import { transactionId } from "../../payments/index.ts";
import { openMarkProposal } from "../finding/waiting.ts";
import type { Order } from "../order.ts";

/** What people call an employee; nothing of one who has gone. */
export async function employeesName(id: string): Promise<string> {
  const user = await findUser(id);
  return user ? `${user.name} ${user.surname}` : "";
}

/** The payments of an order that somebody says have come, and that another administrator has to confirm; of most orders without a request. */
export const marksView = ({ transactions }: Pick<Order, "transactions">) =>
  Promise.all(
    transactions.flatMap((transaction) => {
      const waits = openMarkProposal(transaction);
      if (!waits) return [];
      const { amount, settledOn, settlementRef, proposedBy, proposedOn } = waits;
      const told = {
        transactionId: transactionId(transaction),
        amount,
        settledOn,
        settlementRef,
        proposedBy,
        proposedOn,
      };
      return [employeesName(proposedBy).then((proposedByName) => ({ ...told, proposedByName }))];
    }),
  );
