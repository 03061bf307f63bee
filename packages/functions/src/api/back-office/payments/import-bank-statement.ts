import { importBankStatement } from "@solvia/core/contract/back-office/payments";
import { readStatement } from "@solvia/core/import-export/bank/read-statement";
import { importEntries } from "@solvia/core/orders/bank/import-entries";
import { columnsOf, keepColumns } from "@solvia/core/orders/bank/statement-columns";
import { sellersAccount } from "@solvia/core/orders/payment/bank-details";
import { romeDate } from "@solvia/core/platform/time";
import { serve } from "../../../serve/index.ts";

export const handler = serve(importBankStatement, async ({ body: { name, content, columns }, now }) => {
  const bytes = Buffer.from(content, "base64");
  const asked = {
    account: sellersAccount.iban,
    today: romeDate(now),
    chosen: async (headings: readonly string[]) => columns?.fields ?? columnsOf(headings),
  };
  const statement = await readStatement(bytes, name, asked);
  // Only what has been read by them is worth remembering.
  if (columns) await keepColumns(columns.headings, columns.fields);
  return importEntries(statement, name, now);
});
