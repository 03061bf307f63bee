import type { SpotlightActionGroupData } from "@mantine/spotlight";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../api/client.ts";
import { getBackOfficeOrder, listBackOfficeKits, listBackOfficeOrders } from "../../api/endpoints.gen.ts";
import { officeTexts } from "../../i18n/areas/office.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { useUser } from "../login/session.ts";
import { IconPackages, IconReceipt } from "../../ui/icons.gen.ts";

/** As many of a kind as are shown. */
const shown = 5;
/** As many kits as are looked through. */
const kitsAtMost = 200;
/** How an order's id looks (platform/ids.ts); anything else is its number, or whose it is. */
const isId = (text: string): boolean => /^[0-9A-Z]{26}$/.test(text);

/** Orders by their number, id or customer, and kits by their name, for whoever may see them; nothing without `asked`. */
export function useFoundRecords(asked: string, go: (to: string) => () => void): SpotlightActionGroupData[] {
  const { t, language } = useTexts(officeTexts);
  const colleague = useUser() ?? undefined;
  const enabled = (endpoint: { access: Parameters<typeof allowed>[0] }) =>
    asked !== "" && allowed(endpoint.access, colleague);
  const one = useQuery({
    ...queryOf(getBackOfficeOrder, { params: { id: asked } }),
    enabled: enabled(getBackOfficeOrder) && isId(asked),
    retry: false,
  });
  const orders = useQuery({
    ...queryOf(listBackOfficeOrders, { query: { user: asked, limit: shown } }),
    enabled: enabled(listBackOfficeOrders) && !isId(asked),
    placeholderData: keepPreviousData,
  });
  // Those that wait for a transfer, of all months: what a statement says of one (amount, reference, name) is sought in them.
  const unpaid = useQuery({
    ...queryOf(listBackOfficeOrders, { query: { user: asked, waiting: "transfer", limit: shown } }),
    enabled: enabled(listBackOfficeOrders) && !isId(asked),
    placeholderData: keepPreviousData,
  });
  const kits = useQuery({
    ...queryOf(listBackOfficeKits, { query: { limit: kitsAtMost } }),
    enabled: enabled(listBackOfficeKits),
  });
  if (asked === "") return [];
  const listed = [...(orders.data?.items ?? []), ...(unpaid.data?.items ?? [])];
  const found = isId(asked)
    ? one.data && [{ ...one.data, total: one.data.amounts.total }]
    : [...new Map(listed.map((order) => [order.id, order])).values()].slice(0, shown);
  const named = kits.data?.items.filter(({ texts }) => texts.it.name.toLowerCase().includes(asked.toLowerCase()));
  return [
    {
      group: t("bo.orders"),
      actions: (found ?? []).map(({ id, number, placedOn, total, customer }) => ({
        id,
        label: number,
        description: [customer.name, date(placedOn, language), money(total, language)].filter(Boolean).join(" · "),
        leftSection: <IconReceipt size={18} />,
        onClick: go(`/back-office/orders/${id}`),
      })),
    },
    {
      group: t("bo.kits"),
      actions: (named ?? []).slice(0, shown).map(({ id, texts }) => ({
        id,
        label: texts.it.name,
        leftSection: <IconPackages size={18} />,
        onClick: go(`/back-office/kits?kit=${id}`),
      })),
    },
  ];
}
