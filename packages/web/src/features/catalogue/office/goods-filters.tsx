import { NativeSelect } from "@mantine/core";
import { goodsCategories, typologies } from "@solvia/core/catalogue/taxonomy";
import { useTexts } from "../../../i18n/index.ts";
import type { Filter } from "../../../ui/list/declaration.ts";
import { categoryName, typologyLabel } from "../names.ts";
import { officeProductsTexts } from "../../../i18n/areas/office-products.ts";

const categoryOf = (value: unknown) => goodsCategories.find((one) => one === value);

/** The category of goods; another one has other typologies. */
export const categoryFilter = {
  kind: "choice",
  heading: "officeProducts.category",
  any: "officeProducts.any",
  word: (value, { language }) => {
    const category = categoryOf(value);
    return category ? categoryName(category, language) : value;
  },
  resets: ["typology"],
} satisfies Filter;

interface Props {
  value: string | undefined;
  filters: Readonly<{ [name: string]: unknown }>;
  change: (filters: { [name: string]: unknown }) => void;
}

/** The typologies of the chosen category; nothing without one, or where it has none. */
export function TypologyField({ value, filters, change }: Props) {
  const { t, language } = useTexts(officeProductsTexts);
  const category = categoryOf(filters["category"]);
  const names = category ? Object.keys(typologies[category]) : [];
  if (!category || names.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      label={t("officeProducts.typology")}
      value={value ?? ""}
      data={[
        { value: "", label: t("officeProducts.any") },
        ...names.map((name) => ({ value: name, label: typologyLabel(category, name, language) })),
      ]}
      onChange={(event) => change({ typology: event.currentTarget.value || undefined })}
    />
  );
}
