import type { listBankEntries } from "@solvia/core/contract/back-office/payments";
import type { RowOf } from "../../../../ui/list/declaration.ts";

export type BankEntry = RowOf<typeof listBankEntries>;
