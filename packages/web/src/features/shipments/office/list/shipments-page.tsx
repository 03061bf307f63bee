import { listShipments } from "@solvia/core/contract/back-office/logistics";
import type { SearchOf } from "../../../../api/search-of.ts";
import "../../../../i18n/areas/office.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconCalendarEvent } from "../../../../ui/icons.gen.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { declareList } from "../../../../ui/list/declaration.ts";
import { WarehouseFilter } from "../../../catalogue/office/stock/warehouse-choice.tsx";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { shipmentColumns } from "./shipment-columns.tsx";
import { ShipmentPeek } from "./shipment-peek.tsx";
import { ShipmentsActs } from "./shipments-acts.tsx";
import { useNamedWarehouses } from "../../../catalogue/office/stock/use-named-warehouses.ts";

type Contract = typeof listShipments;

/** Shipments in a state, the most urgent first, or those of a month by their day (spec 2: status, period, priority, warehouse). */
const shipments = declareList({
  name: "shipments",
  contract: listShipments,
  title: "officeShipments.title",
  nameOf: ({ orderNumber }) => orderNumber,
  open: ({ id }) => ({ to: "/back-office/shipments/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeShipments.search", hint: "officeShipments.searchHint" },
    period: { kind: "month", heading: "bo.period", unless: ["status"] },
    status: {
      kind: "choice",
      heading: "officeShipments.state",
      any: "bo.all",
      word: (value, { t }) => t(`officeShipments.states.${value}`, { defaultValue: value }),
    },
    priority: {
      kind: "choice",
      heading: "officeShipments.priority",
      any: "bo.all",
      values: ["0", "1", "2", "3"],
      word: (value, { t }) => t(`officeShipments.priorities.${value}`, { defaultValue: value }),
    },
    warehouse: {
      kind: "own",
      Field: ({ value, change }) => (
        <WarehouseFilter value={value} change={({ warehouseId }) => change({ warehouse: warehouseId })} />
      ),
    },
  },
  columns: shipmentColumns,
  views: [
    { name: "officeShipments.states.waiting_stock", search: { status: "waiting_stock" } },
    { name: "officeShipments.states.to_prepare", search: { status: "to_prepare" } },
    { name: "officeShipments.states.ready", search: { status: "ready" } },
    { name: "officeShipments.states.scheduled", search: { status: "scheduled" } },
    { name: "officeShipments.states.shipped", search: { status: "shipped" } },
    { name: "officeShipments.states.exception", search: { status: "exception" } },
  ],
  empty: { title: "officeShipments.none", hint: "officeShipments.noneHint" },
  Beginnings,
  Acts: ShipmentsActs,
  Peek: ShipmentPeek,
});

function Beginnings() {
  const { t } = useTexts(officeShipmentsTexts);
  return (
    <ButtonLink
      to="/back-office/orders-scheduler"
      search={{}}
      size="xs"
      variant="default"
      leftSection={<IconCalendarEvent size={16} />}
    >
      {t("officeShipments.calendar")}
    </ButtonLink>
  );
}

export const ShipmentsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={useNamedWarehouses(shipments)} search={search} />
);
