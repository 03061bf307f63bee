import { Button, Group, type GroupProps, NativeSelect } from "@mantine/core";
import { goodsCategories } from "@solvia/core/catalogue/taxonomy";
import { officeProductsTexts } from "../../i18n/areas/office-products.ts";
import { useTexts } from "../../i18n/index.ts";
import { categoryName } from "../catalogue/names.ts";
import "./filter-bar.css";
import { Form } from "../../ui/form.tsx";
import { LimitedText } from "../../ui/fields/limited.tsx";

type Category = (typeof goodsCategories)[number];

/** The filters above a list. */
export const FilterBar = (props: GroupProps) => (
  <Group className="filter-bar" align="flex-end" mb="md" gap="sm" {...props} />
);

interface TextProps {
  label: string;
  text: string | undefined;
  /** What was asked for; undefined when the field is empty. */
  search: (text: string | undefined) => void;
  miw?: number;
}

/** The words that a list is searched for: they count when they are sent, not with each letter. */
export function TextFilter({ label, text, search, miw = 220 }: TextProps) {
  const { t } = useTexts(officeProductsTexts);
  return (
    <Form
      typed={false}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("text");
        search(typeof typed === "string" && typed.trim() ? typed.trim() : undefined);
      }}
    >
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <LimitedText key={text} name="text" label={label} defaultValue={text} longest={100} miw={miw} />
        <Button type="submit" variant="default">
          {t("officeProducts.apply")}
        </Button>
      </Group>
    </Form>
  );
}

interface CategoryProps {
  category: Category | undefined;
  choose: (category: Category | undefined) => void;
}

export function CategoryFilter({ category, choose }: CategoryProps) {
  const { t, language } = useTexts(officeProductsTexts);
  return (
    <NativeSelect
      label={t("officeProducts.category")}
      value={category ?? ""}
      data={[
        { value: "", label: t("officeProducts.any") },
        ...goodsCategories.map((value) => ({ value, label: categoryName(value, language) })),
      ]}
      onChange={({ currentTarget: { value } }) => choose(goodsCategories.find((one) => one === value))}
    />
  );
}
