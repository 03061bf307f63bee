import { Badge } from "@mantine/core";
import { listAvailabilities } from "@solvia/core/contract/back-office/catalogue";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Leaving } from "../../../../ui/leaving.tsx";
import { declareList } from "../../../../ui/list/declaration.ts";
import { shippingTime } from "../../names.ts";
import { ShippingTime } from "../../product-card.tsx";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { categoryFilter } from "../goods-filters.tsx";
import { Available } from "../stock/available.tsx";
import { Counted } from "./counted-stock.tsx";
import { CountingContext, useCountings } from "./counting.ts";

type Contract = typeof listAvailabilities;

const colours = { "in-stock": "green", low: "orange", "to-order": "gray", oversold: "red" } as const;
const { resets: _, ...category } = categoryFilter;

/** What can be sold now, product by product. */
const availabilities = declareList({
  name: "availabilities",
  contract: listAvailabilities,
  title: "officeSuppliers.availabilities",
  nameOf: ({ name }) => name,
  open: ({ id }) => ({ to: "/back-office/save-product/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeProducts.text" },
    category,
    state: {
      kind: "choice",
      heading: "officeSuppliers.state",
      any: "officeSuppliers.anyState",
      word: (value, { t }) => t(`officeSuppliers.states.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "code", heading: "officeProducts.code", whole: true, value: ({ productCode }) => productCode },
    { id: "name", heading: "officeProducts.name", lead: true, least: 24, value: ({ name }) => name },
    {
      id: "shippingTime",
      heading: "officeProducts.shippingTime",
      whole: true,
      value: ({ shippingTime: time }, { language }) => shippingTime(time, language).label,
      cell: ({ shippingTime: time }) => <ShippingTime time={time} />,
    },
    {
      id: "state",
      heading: "officeSuppliers.state",
      whole: true,
      value: ({ state }, { t }) => t(`officeSuppliers.states.${state}`),
      cell: ({ state }, { t }) => (
        <Badge variant="light" color={colours[state]} c="bright" size="sm" tt="none">
          {t(`officeSuppliers.states.${state}`)}
        </Badge>
      ),
    },
    {
      id: "available",
      heading: "officeSuppliers.available",
      kind: "number",
      value: ({ stock }) => stock.available,
      cell: ({ stock }) => <Available available={stock.available} />,
    },
    { id: "incoming", heading: "officeStock.incoming", kind: "number", value: ({ stock }) => stock.incoming },
    {
      id: "elsewhere",
      heading: "officeStock.elsewhere",
      kind: "number",
      more: true,
      value: ({ stock }) => stock.elsewhere,
    },
    { id: "booked", heading: "officeSuppliers.booked", kind: "number", value: ({ stock }) => stock.booked },
    {
      id: "onHand",
      heading: "officeSuppliers.onHand",
      kind: "number",
      grows: true,
      value: ({ stock }) => stock.onHand,
      cell: (row) => <Counted row={row} />,
    },
  ],
  empty: { title: "officeProducts.none", hint: "officeProducts.noneHint" },
  limit: 100,
});

/** What was counted is corrected in its place; what was typed and not set stays until it is, whatever is looked at meanwhile. */
export function AvailabilitiesPage({ search }: { search: SearchOf<Contract> }) {
  const { t } = useTexts(officeProductsTexts, officeStockTexts, officeSuppliersTexts);
  const countings = useCountings();
  const open = countings.typed.size;
  return (
    <CountingContext value={countings}>
      <OfficeList list={availabilities} search={search} />
      <Leaving dirty={open > 0} question={t("officeSuppliers.leaveStock", { count: open })} />
    </CountingContext>
  );
}
