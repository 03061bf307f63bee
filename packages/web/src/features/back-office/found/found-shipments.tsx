import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { listShipments, listWarehouseShipments } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeShipmentsTexts } from "../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconTruckDelivery } from "../../../ui/icons.gen.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, firstFew, foundGroup, shown } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/** Where what isn't of this month may still wait for somebody. */
const waiting = [undefined, "to_prepare", "ready"] as const;

/**
 * Shipments by their order's number, by that of their transport document or by a serial, whatever month they are of; by customer, place, carrier, tracking or article among those of
 * this month and those that are to be prepared or picked up. Whoever works in the warehouse alone is led to its own page. Nothing without `asked`.
 */
export function useFoundShipments(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const isAsked = useIsAsked(text, listShipments);
  const isOfFloor = useIsAsked(text, listWarehouseShipments) && !isAsked;
  const office = useQueries({
    queries: waiting.map((status) => ({
      ...queryOf(listShipments, { query: { text, ...(status && { status }), limit: shown } }),
      enabled: isAsked,
      placeholderData: keepPreviousData,
    })),
  });
  const floor = useQuery({
    ...queryOf(listWarehouseShipments, { query: { text, limit: shown } }),
    enabled: isOfFloor,
    placeholderData: keepPreviousData,
  });
  const listed = isAsked ? office.flatMap(({ data }) => data?.items ?? []) : (isOfFloor && floor.data?.items) || [];
  const page = isAsked ? "/back-office/shipments" : "/warehouses/outputs";
  const rows = firstFew(listed).map(({ id, orderNumber, customerName, state, documentNumber, place, carrier }) => ({
    id: `shipment-${id}`,
    label: documentNumber ?? orderNumber,
    // Asked by its order's number the order comes first, with its shipments below it.
    description: described(
      documentNumber !== undefined && orderNumber,
      t(`officeShipments.states.${state}`),
      customerName,
      place,
      carrier,
    ),
    exact: documentNumber?.replace(/^DDT /, "") ?? "",
    onClick: go(`${page}/${id}`),
  }));
  return {
    awaited: isAwaited(...office, floor),
    groups: [foundGroup(t("bo.shipments"), IconTruckDelivery, rows)],
  };
}
