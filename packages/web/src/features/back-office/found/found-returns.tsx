import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listBackOfficeReturns } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { returnsTexts } from "../../../i18n/areas/returns.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconTruckReturn } from "../../../ui/icons.gen.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, firstFew, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/**
 * Requests to return goods by their number or their order's, whatever month they are of, and by their customer among those of this
 * month; each leads to its order, where it is gone through. Nothing without `asked`.
 */
export function useFoundReturns(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t, language } = useTexts(officeTexts, returnsTexts);
  const isAsked = useIsAsked(text, listBackOfficeReturns);
  const requests = useQuery({
    ...queryOf(listBackOfficeReturns, { query: { text, limit: shown } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows = firstFew((isAsked && requests.data?.items) || []).map((row) => ({
    id: row.id,
    label: row.number,
    description: described(
      t(`returns.states.${row.status}`),
      row.customerName,
      row.orderNumber,
      date(row.createdOn, language),
    ),
    onClick: go(`/back-office/orders/${row.orderId}`),
  }));
  return { awaited: isAwaited(requests), groups: [foundGroup(t("bo.returnRequests"), IconTruckReturn, rows)] };
}
