import { listCompanies } from "@solvia/core/accounts/company/change-company";
import { listChats } from "@solvia/core/crm/chat/list-chats";
import { getOfficeQueue } from "@solvia/core/contract/back-office/orders";
import { countReturns } from "@solvia/core/orders/ledger/returns";
import { countWaitingOrders, lookedAt } from "@solvia/core/orders/finding/queue";
import { countWithdrawals } from "@solvia/core/orders/withdrawal/list";
import { serve } from "../../../serve/index.ts";

export const handler = serve(getOfficeQueue, async ({ now }) => {
  const [orders, withdrawals, returns, companies, chats] = await Promise.all([
    countWaitingOrders(now),
    countWithdrawals(lookedAt),
    countReturns(),
    listCompanies({ status: "pending", limit: lookedAt }),
    listChats({ limit: lookedAt }),
  ]);
  return {
    ...orders,
    withdrawals,
    returns: { count: returns, more: false },
    companies: { count: companies.items.length, more: companies.cursor !== null },
    chats: { count: chats.items.filter(({ lastFrom }) => lastFrom === "customer").length, more: chats.cursor !== null },
  };
});
