import type { Column } from "../../../../ui/list/declaration.ts";
import { figureWith } from "../../../../i18n/format.ts";
import type { ShipmentRow } from "../shipment.ts";
import { ShipmentStanding } from "../state-badge.tsx";
import { kilograms, staysWords } from "../words.ts";
import "../../../../i18n/areas/office-shipments.ts";

/** What the list of shipments shows. */
export const shipmentColumns: readonly Column<ShipmentRow>[] = [
  { id: "order", heading: "officeShipments.order", lead: true, whole: true, value: ({ orderNumber }) => orderNumber },
  { id: "customer", heading: "officeShipments.customer", least: 24, value: ({ customerName }) => customerName },
  {
    id: "place",
    heading: "officeShipments.place",
    least: 18,
    value: ({ pickup, place }, { t }) => (pickup ? t("officeShipments.pickup") : place),
  },
  {
    id: "state",
    heading: "officeShipments.state",
    whole: true,
    value: ({ state, priority }, { t }) =>
      [
        t(`officeShipments.states.${state}`),
        priority > 0 &&
          t("officeShipments.priorityOf", {
            priority: t(`officeShipments.priorities.${priority}`, { defaultValue: "" }),
          }),
      ]
        .filter(Boolean)
        .join(", "),
    cell: (row) => <ShipmentStanding of={row} />,
  },
  { id: "plannedOn", heading: "officeShipments.plannedOn", kind: "date", value: ({ plannedOn }) => plannedOn },
  {
    id: "promisedBy",
    heading: "officeShipments.promisedBy",
    kind: "date",
    more: true,
    value: ({ promisedBy }) => promisedBy,
  },
  { id: "pieces", heading: "officeShipments.pieces", kind: "number", value: ({ pieces }) => pieces },
  { id: "pallets", heading: "officeShipments.pallets", kind: "number", value: ({ pallets }) => pallets },
  {
    id: "weight",
    heading: "officeShipments.weight",
    kind: "number",
    value: ({ grossGrams }) => kilograms(grossGrams),
    cell: ({ grossGrams }, { language }) => figureWith(kilograms(grossGrams), 3, language),
  },
  { id: "carrier", heading: "officeShipments.carrier", least: 8, value: ({ carrier }) => carrier },
  { id: "document", heading: "officeShipments.document", whole: true, value: ({ documentNumber }) => documentNumber },
  { id: "stays", heading: "officeShipments.stays", least: 12, value: (row, { t }) => staysWords(t, row).join(", ") },
  {
    id: "warehouse",
    heading: "officeShipments.warehouse",
    more: true,
    // Its name is put in its place by `useNamedWarehouses`.
    value: ({ warehouseId }) => warehouseId,
  },
  { id: "placedOn", heading: "officeShipments.placedOn", kind: "date", more: true, value: ({ placedOn }) => placedOn },
  {
    id: "shippedOn",
    heading: "officeShipments.shippedOn",
    kind: "date",
    more: true,
    value: ({ shippedOn }) => shippedOn,
  },
  {
    id: "deliveredOn",
    heading: "officeShipments.deliveredOn",
    kind: "date",
    more: true,
    value: ({ deliveredOn }) => deliveredOn,
  },
  {
    id: "tracking",
    heading: "officeShipments.tracking",
    more: true,
    value: ({ trackingCode }) => trackingCode,
  },
];
