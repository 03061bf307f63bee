import { createFileRoute } from "@tanstack/react-router";
import type { listBankEntries } from "@solvia/core/contract/back-office/payments";
import { searchOf } from "../../api/search-of.ts";
import { BankPage } from "../../features/orders/office/bank/bank-page.tsx";

export const Route = createFileRoute("/back-office/bank")({
  validateSearch: searchOf<typeof listBankEntries>(),
  component: () => <BankPage search={Route.useSearch()} />,
});
