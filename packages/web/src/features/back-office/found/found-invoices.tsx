import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listInvoices } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconFileInvoice } from "../../../ui/icons.gen.ts";
import { signed } from "../../invoicing/office/words.ts";
import { mayBeNumber } from "./document-number.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, firstFew, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/**
 * Invoices and credit notes by their number, whatever month they are of, and by their customer or order among those of this month and
 * all that wait for somebody. Nothing without `asked`.
 */
export function useFoundInvoices(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t, language } = useTexts(officeTexts, officeInvoicingTexts);
  const isAsked = useIsAsked(text, listInvoices);
  const byNumber = isAsked && mayBeNumber(text);
  const documents = useQuery({
    ...queryOf(listInvoices, { query: { ...(byNumber ? { number: text } : { customer: text }), limit: shown } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows = firstFew((isAsked && documents.data?.items) || []).map((row) => ({
    id: row.id,
    label: row.number,
    description: described(
      t(`officeInvoicing.types.${row.type}`),
      row.customer,
      date(row.date, language),
      money(signed(row), language),
    ),
    onClick: go(`/back-office/invoices/${row.id}`),
  }));
  return { awaited: isAwaited(documents), groups: [foundGroup(t("bo.invoices"), IconFileInvoice, rows)] };
}
