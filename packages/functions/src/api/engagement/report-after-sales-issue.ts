import { reportAfterSalesIssue } from "@solvia/core/contract/engagement";
import { ownTicketView } from "@solvia/core/tickets/list-tickets";
import { reportAfterSales } from "@solvia/core/tickets/writing/ask-support";
import { serve } from "../../serve/index.ts";

export const handler = serve(reportAfterSalesIssue, async ({ user, body, now }) =>
  ownTicketView(await reportAfterSales(user, body, now), now),
);
