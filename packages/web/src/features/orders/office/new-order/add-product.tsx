import { officeOrdersTexts } from "../../../../i18n/areas/office-orders.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ArticleChoice } from "../../../office-kit/article-choice.tsx";

/** A product by words of its code, name or brand: its code goes among the lines. */
export function AddProduct({ add }: { add: (productCode: string) => void }) {
  const { t } = useTexts(officeOrdersTexts);
  return (
    <ArticleChoice
      label={t("officeOrders.addProduct")}
      none={t("officeOrders.noProduct")}
      add={({ productCode }) => add(productCode)}
    />
  );
}
