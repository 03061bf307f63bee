import { listOfficeSerials } from "@solvia/core/contract/back-office/logistics";
import type { SearchOf } from "../../../api/search-of.ts";
import "../../../i18n/areas/office.ts";
import "../../../i18n/areas/office-serials.ts";
import { declareList } from "../../../ui/list/declaration.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { useNamedWarehouses } from "../../catalogue/office/stock/use-named-warehouses.ts";
import { WarehouseName } from "../../catalogue/office/stock/warehouse-choice.tsx";
import { OfficeList } from "../../office-kit/office-list.tsx";
import { Recall } from "./recall.tsx";
import { SerialCard } from "./serial-card.tsx";

type Contract = typeof listOfficeSerials;

/** Pieces that are told apart: of a serial, a pallet, an order, or an article's from one to another for a recall. */
const serials = declareList({
  name: "serials",
  contract: listOfficeSerials,
  title: "officeSerials.title",
  nameOf: ({ code }) => code,
  besideByName: true,
  filters: {
    text: { kind: "words", heading: "officeSerials.search" },
    article: { kind: "words", heading: "officeSerials.article" },
    from: { kind: "words", heading: "officeSerials.from" },
    to: { kind: "words", heading: "officeSerials.to" },
    state: {
      kind: "choice",
      heading: "officeSerials.state",
      any: "bo.all",
      word: (value, { t }) => t(`officeSerials.states.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "code", heading: "officeSerials.code", lead: true, whole: true, value: ({ code }) => code },
    { id: "product", heading: "officeSerials.product", least: 18, value: ({ brand, name }) => `${brand} ${name}` },
    {
      id: "state",
      heading: "officeSerials.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeSerials.states.${state}`),
    },
    { id: "holder", heading: "officeSerials.holder", least: 16, value: ({ holder }) => holder?.customer },
    {
      id: "order",
      heading: "officeSerials.order",
      whole: true,
      value: ({ holder }) => holder?.orderNumber,
      cell: ({ holder }) =>
        holder && (
          <AnchorLink to="/back-office/orders/$id" params={{ id: holder.orderId }}>
            {holder.orderNumber}
          </AnchorLink>
        ),
    },
    { id: "loadedOn", heading: "officeSerials.loadedOn", kind: "instant", value: ({ loadedOn }) => loadedOn },
    { id: "unloadedOn", heading: "officeSerials.unloadedOn", kind: "instant", value: ({ unloadedOn }) => unloadedOn },
    { id: "email", heading: "officeSerials.email", more: true, value: ({ holder }) => holder?.email },
    {
      id: "article",
      heading: "officeSerials.article",
      more: true,
      whole: true,
      value: ({ productCode }) => productCode,
    },
    {
      id: "warehouse",
      heading: "officeSerials.warehouse",
      more: true,
      least: 10,
      value: ({ warehouseId }) => warehouseId,
      cell: ({ warehouseId }) => warehouseId && <WarehouseName id={warehouseId} />,
    },
    { id: "pallet", heading: "officeSerials.pallet", more: true, whole: true, value: ({ sscc }) => sscc },
    { id: "lot", heading: "officeSerials.lot", more: true, whole: true, value: ({ lot }) => lot },
    { id: "reason", heading: "officeSerials.reason", more: true, value: ({ reason }) => reason },
  ],
  empty: { title: "officeSerials.none", hint: "officeSerials.noneHint" },
  Above: Recall,
  Peek: ({ row }) => <SerialCard serial={row} />,
});

export const SerialsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={useNamedWarehouses(serials)} search={search} />
);
