import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { goodsCategories, typologies } from "@solvia/core/catalogue/taxonomy";
import { useTexts } from "../../../i18n/index.ts";
import { categoryName, shippingTime, typologyLabel } from "../../catalogue/names.ts";
import { timeNames, type ProductFilters } from "./product-filters.ts";

interface Props {
  filters: ProductFilters;
  go: (filters: ProductFilters) => void;
}

const flagOf = (value: string): boolean | undefined => (value === "" ? undefined : value === "true");
const orNone = <T extends string>(value: string, known: readonly T[]): T | undefined =>
  known.find((candidate) => candidate === value);

/** The filters of the list of products; each change is a new address. */
export function Filters({ filters, go }: Props) {
  const { t, language } = useTexts();
  const change = (part: ProductFilters) => go({ ...filters, cursor: undefined, ...part });
  const { category } = filters;
  const chosen = Object.values({ ...filters, cursor: undefined }).some((value) => value !== undefined);
  return (
    <Group align="flex-end" mb="md" gap="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get("text");
          change({ text: typeof text === "string" && text.trim() ? text.trim() : undefined });
        }}
      >
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            key={filters.text}
            name="text"
            label={t("officeProducts.text")}
            defaultValue={filters.text}
            maxLength={100}
            miw={220}
          />
          <Button type="submit" variant="default">
            {t("officeProducts.apply")}
          </Button>
        </Group>
      </form>
      <NativeSelect
        label={t("officeProducts.category")}
        value={category ?? ""}
        data={[
          { value: "", label: t("officeProducts.any") },
          ...goodsCategories.map((value) => ({ value, label: categoryName(value, language) })),
        ]}
        onChange={(e) => change({ category: orNone(e.currentTarget.value, goodsCategories), typology: undefined })}
      />
      {category && Object.keys(typologies[category]).length > 0 && (
        <NativeSelect
          label={t("officeProducts.typology")}
          value={filters.typology ?? ""}
          data={[
            { value: "", label: t("officeProducts.any") },
            ...Object.keys(typologies[category]).map((value) => ({
              value,
              label: typologyLabel(category, value, language),
            })),
          ]}
          onChange={(e) => change({ typology: e.currentTarget.value || undefined })}
        />
      )}
      <NativeSelect
        label={t("officeProducts.visibility")}
        value={filters.visibility === undefined ? "" : String(filters.visibility)}
        data={[
          { value: "", label: t("officeProducts.anyVisibility") },
          { value: "true", label: t("officeProducts.visible") },
          { value: "false", label: t("officeProducts.hidden") },
        ]}
        onChange={(e) => change({ visibility: flagOf(e.currentTarget.value) })}
      />
      <NativeSelect
        label={t("officeProducts.selling")}
        value={filters.toBeQuoted === undefined ? "" : String(filters.toBeQuoted)}
        data={[
          { value: "", label: t("officeProducts.anySelling") },
          { value: "false", label: t("officeProducts.atPrice") },
          { value: "true", label: t("officeProducts.toBeQuoted") },
        ]}
        onChange={(e) => change({ toBeQuoted: flagOf(e.currentTarget.value) })}
      />
      <NativeSelect
        label={t("officeProducts.shippingTime")}
        value={filters.shippingTime ?? ""}
        data={[
          { value: "", label: t("officeProducts.anyTime") },
          ...timeNames.map((value) => ({ value, label: shippingTime(value, language).label })),
        ]}
        onChange={(e) => change({ shippingTime: orNone(e.currentTarget.value, timeNames) })}
      />
      {chosen && (
        <Button variant="subtle" onClick={() => go({})}>
          {t("officeProducts.clear")}
        </Button>
      )}
    </Group>
  );
}
