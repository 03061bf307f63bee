import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { allowed } from "@solvia/core/platform/access";
import { isId } from "@solvia/core/platform/id-shape";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeOrder, listBackOfficeOrders } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconBuildingBank, IconReceipt } from "../../../ui/icons.gen.ts";
import { useUser } from "../../login/session.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";

/** Orders by their number, id or customer, and by the bank's reference of their money; nothing without `asked`. */
export function useFoundOrders(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t, language } = useTexts(officeTexts);
  const colleague = useUser() ?? undefined;
  const enabled = (endpoint: { access: Parameters<typeof allowed>[0] }) =>
    text !== "" && allowed(endpoint.access, colleague);
  const one = useQuery({
    ...queryOf(getBackOfficeOrder, { params: { id: text } }),
    enabled: enabled(getBackOfficeOrder) && isId(text),
    retry: false,
  });
  const orders = useQuery({
    ...queryOf(listBackOfficeOrders, { query: { user: text, limit: shown } }),
    enabled: enabled(listBackOfficeOrders) && !isId(text),
    placeholderData: keepPreviousData,
  });
  // Those that wait for a transfer, of all months: what a statement says of one (amount, reference, name) is sought in them.
  const unpaid = useQuery({
    ...queryOf(listBackOfficeOrders, { query: { user: text, waiting: "transfer", limit: shown } }),
    enabled: enabled(listBackOfficeOrders) && !isId(text),
    placeholderData: keepPreviousData,
  });
  if (text === "") return { groups: [], awaited: false };
  const listed = [...(orders.data?.items ?? []), ...(unpaid.data?.items ?? [])];
  const found = isId(text)
    ? one.data && [{ ...one.data, total: one.data.amounts.total, reference: undefined }]
    : [...new Map(listed.map((order) => [order.id, order])).values()].slice(0, shown);
  const rows = (found ?? []).map(({ id, number, reference, placedOn, total, customer }) => {
    const about = [customer.companyName ?? customer.name, date(placedOn, language), money(total, language)];
    const named = reference ? { label: reference, about: [number, ...about] } : { label: number, about };
    return {
      id,
      reference,
      label: named.label,
      description: described(...named.about),
      onClick: go(`/back-office/orders/${id}`),
    };
  });
  return {
    awaited: isAwaited(one, orders, unpaid),
    groups: [
      foundGroup(
        t("bo.orders"),
        IconReceipt,
        rows.filter(({ reference }) => !reference),
      ),
      foundGroup(
        t("bo.references"),
        IconBuildingBank,
        rows.filter(({ reference }) => reference),
      ),
    ],
  };
}
