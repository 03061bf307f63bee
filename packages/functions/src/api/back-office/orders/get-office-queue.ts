import { listCompanies } from "@solvia/core/accounts/company/change-company";
import { countIncomplete } from "@solvia/core/catalogue/gaps/list-incomplete";
import { countUnanswered } from "@solvia/core/crm/chat/list-chats";
import { getOfficeQueue } from "@solvia/core/contract/back-office/orders";
import { countReturns } from "@solvia/core/orders/ledger/returns";
import { countWaitingOrders, lookedAt } from "@solvia/core/orders/finding/queue";
import { countWithdrawals } from "@solvia/core/orders/withdrawal/list";
import { allowed } from "@solvia/core/platform/access";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getOfficeQueue, async ({ user, now }) => {
  // A number is told to whom its list is open.
  if (!allowed("sales", user)) return {};
  if (!allowed("admin", user)) return countWaitingOrders(user, now);
  const [orders, withdrawals, returns, companies, chats, incomplete] = await Promise.all([
    countWaitingOrders(user, now),
    countWithdrawals(lookedAt),
    countReturns(),
    listCompanies({ status: "pending", limit: lookedAt }),
    countUnanswered(lookedAt),
    countIncomplete(lookedAt),
  ]);
  return {
    ...orders,
    withdrawals,
    returns: { count: returns, more: false },
    companies: { count: companies.items.length, more: companies.cursor !== null },
    chats,
    incomplete,
  };
});
