import { Select } from "@mantine/core";
import { goodsCategories, type GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import { officeStockTexts } from "../../../../../i18n/areas/office-stock.ts";
import { useTexts } from "../../../../../i18n/index.ts";
import { categoryName } from "../../../names.ts";

interface Props {
  value: GoodsCategory | "";
  change: (category: GoodsCategory | "") => void;
}

/** The goods of one category, or all. */
export function CategoryChoice({ value, change }: Props) {
  const { t, language } = useTexts(officeStockTexts);
  return (
    <Select
      label={t("officeStock.category")}
      placeholder={t("officeStock.all")}
      clearable
      data={goodsCategories.map((category) => ({ value: category, label: categoryName(category, language) }))}
      value={value === "" ? null : value}
      onChange={(next) => change(goodsCategories.find((category) => category === next) ?? "")}
    />
  );
}
