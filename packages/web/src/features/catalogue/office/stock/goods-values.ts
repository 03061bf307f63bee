import { mainWarehouseId } from "@solvia/core/logistics/warehouses/warehouse";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { GoodsLine } from "./goods-lines.tsx";

/** What every movement by hand asks for. */
export interface GoodsValues {
  warehouseId: string;
  lines: GoodsLine[];
  reason: string;
  reference: string;
}

export const noGoods: GoodsValues = { warehouseId: mainWarehouseId, lines: [], reason: "", reference: "" };

/** What is wrong with lines, before they are sent. */
export function useLineChecks() {
  const { t } = useTexts(officeStockTexts);
  return ({ lines }: Pick<GoodsValues, "lines">) => ({
    lines:
      lines.length === 0
        ? t("officeStock.noLines")
        : lines.some(({ quantity }) => typeof quantity !== "number") && t("officeStock.linesOpen"),
  });
}
