import type { listWithdrawals } from "@solvia/core/contract/back-office/orders";
import { createFileRoute } from "@tanstack/react-router";
import { searchOf } from "../../api/search-of.ts";
import { WithdrawalsPage } from "../../features/orders/office/withdrawals/withdrawals-page.tsx";

export const Route = createFileRoute("/back-office/withdrawals")({
  validateSearch: searchOf<typeof listWithdrawals>(),
  component: () => <WithdrawalsPage search={Route.useSearch()} />,
});
