import { Stack, Text } from "@mantine/core";
import { listWarehouseStock } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { SearchOf } from "../../../../api/search-of.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { categoryFilter } from "../goods-filters.tsx";
import { Available } from "./available.tsx";
import { useWarehouses } from "./use-warehouses.ts";
import { WarehouseFilter } from "./warehouse-choice.tsx";

type Contract = typeof listWarehouseStock;
type Row = AnswerOf<Contract>["items"][number];
const { resets: _, ...category } = categoryFilter;

/** What lies in the warehouses, product by product. */
const stock = declareList({
  name: "stock",
  contract: listWarehouseStock,
  title: "officeStock.stock",
  nameOf: ({ name }) => name,
  open: ({ id }) => ({ to: "/back-office/save-product/$id", params: { id } }),
  filters: {
    text: { kind: "words", heading: "officeStock.productSearch" },
    category,
    warehouseId: { kind: "own", Field: WarehouseFilter },
    standing: {
      kind: "choice",
      heading: "officeStock.standing",
      any: "officeStock.all",
      word: (value, { t }) => t(`officeStock.standings.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    { id: "code", heading: "officeStock.code", whole: true, value: ({ productCode }) => productCode },
    {
      id: "name",
      heading: "officeStock.product",
      lead: true,
      least: 24,
      value: ({ brand, name }) => `${brand} ${name}`,
    },
    { id: "onHand", heading: "officeStock.onHand", kind: "number", sum: true, value: ({ figures }) => figures.onHand },
    { id: "booked", heading: "officeStock.booked", kind: "number", sum: true, value: ({ figures }) => figures.booked },
    {
      id: "incoming",
      heading: "officeStock.incoming",
      kind: "number",
      sum: true,
      value: ({ figures }) => figures.incoming,
    },
    {
      id: "available",
      heading: "officeStock.available",
      kind: "number",
      sum: true,
      value: ({ figures }) => figures.available,
      cell: ({ figures }) => <Available available={figures.available} />,
    },
    {
      id: "places",
      heading: "officeStock.places",
      tall: true,
      least: 20,
      value: ({ places }) => places.filter(({ onHand }) => onHand !== 0).length,
      cell: (row) => <Places row={row} />,
    },
    {
      id: "movements",
      heading: "officeStock.actions",
      act: true,
      value: () => undefined,
      cell: ({ id, name }, { t }) => (
        <AnchorLink
          size="sm"
          to="/back-office/movements"
          search={{ productId: id }}
          aria-label={t("officeStock.seeMovements", { name })}
        >
          {t("officeStock.toMovements")}
        </AnchorLink>
      ),
    },
  ],
  empty: { title: "officeStock.stockNone", hint: "officeStock.stockNoneHint" },
  limit: 100,
});

/** In which warehouses it lies, and how much of that is free. */
function Places({ row }: { row: Row }) {
  const { t } = useTexts(officeStockTexts, officeProductsTexts);
  const { nameOf, isSeveral } = useWarehouses();
  if (!isSeveral) return null;
  return (
    <Stack gap={0}>
      {row.places
        .filter(({ onHand, booked }) => onHand !== 0 || booked !== 0)
        .map(({ warehouseId, onHand, available }) => (
          <Text key={warehouseId} size="xs" className="numbers">
            {t("officeStock.placesLine", { name: nameOf(warehouseId), onHand, available })}
          </Text>
        ))}
    </Stack>
  );
}

export const StockPage = ({ search }: { search: SearchOf<Contract> }) => <OfficeList list={stock} search={search} />;
