import { Fieldset, NativeSelect, SimpleGrid, Switch } from "@mantine/core";
import { needsPallets, requiredTechnicalFields } from "@solvia/core/catalogue/product";
import { equipmentKinds } from "@solvia/core/platform/equipment";
import { equipmentKindOf } from "@solvia/core/tax/waste-fee";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import type { NameIn } from "../../../../i18n/words.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { shippingTime } from "../../names.ts";
import { NumberField, TechnicalInput, TextField } from "./field-input.tsx";
import { timeNames } from "./product-filters.ts";
import { shownTechnical, showsPallets, type Kind } from "./shown-fields.ts";
import type { ProductForm } from "./use-product-form.ts";

interface Props {
  form: ProductForm;
  kind: Kind;
  /** The fields that the product was read with, of this kind. */
  readWith: ReadonlySet<string>;
}

/** Longest code and customs code, by spec 9. */
const longest = {
  name: 120,
  productCode: 32,
  numberCode: 32,
  customsCode: 25,
  descriptionTitle: 200,
  descriptionSubtitle: 400,
};

export function Identity({ form }: { form: ProductForm }) {
  const { t } = useTexts(officeProductsTexts);
  const required = new Set(["name", "productCode"]);
  return (
    <Fieldset legend={t("officeProducts.editor.identity")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {Object.entries(longest).map(([field, limit]) => (
          <TextField
            key={field}
            form={form}
            field={field}
            label={t(`officeProducts.editor.${field}`, { defaultValue: field })}
            required={required.has(field)}
            longest={limit}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}

/** Weight, sizes, packaging and how it is sold. */
export function Sale({ form, kind, readWith }: Props) {
  const { category } = kind;
  const { t, language } = useTexts(officeProductsTexts);
  const values = form.getValues();
  const label = (field: NameIn<"officeProducts.editor", typeof officeProductsTexts>) =>
    t(`officeProducts.editor.${field}`);
  const common = { form, category };
  const needed = needsPallets(category, { isWholesaleActive: values["isWholesaleActive"] === true });
  return (
    <Fieldset legend={t("officeProducts.editor.sale")}>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }}>
        <NumberField {...common} field="weight" label={label("weight")} required />
        {(["sizeX", "sizeY", "sizeZ"] as const).map((field) => (
          <NumberField {...common} key={field} field={field} label={label(field)} />
        ))}
        <NumberField {...common} field="minQuantity" label={label("minQuantity")} required />
        <NumberField {...common} field="piecesPerPackage" label={label("piecesPerPackage")} required />
        {showsPallets(values, readWith) && (
          <NumberField {...common} field="palletsPerContainer" label={label("palletsPerContainer")} required={needed} />
        )}
        <NativeSelect
          label={t("officeProducts.shippingTime")}
          data={timeNames.map((value) => ({ value, label: shippingTime(value, language).label }))}
          {...form.getInputProps("shippingTime")}
        />
      </SimpleGrid>
      <EquipmentKind form={form} kind={kind} />
      <SimpleGrid cols={{ base: 1, sm: 3 }} mt="md">
        {(["visibility", "toBeQuoted", "isWholesaleActive"] as const).map((field) => (
          <Switch key={field} label={label(field)} {...form.getInputProps(field, { type: "checkbox" })} />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}

/** What this category and typology have, the required first, and what else the product was read with. */
export function TechnicalData({ form, kind, readWith }: Props) {
  const { t } = useTexts(officeProductsTexts);
  const { category, typology } = kind;
  const required = new Set(requiredTechnicalFields(category, typology));
  const fields = shownTechnical(kind, readWith);
  if (fields.length === 0) return null;
  return (
    <Fieldset legend={t("officeProducts.editor.technical")}>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>
        {fields.map((field) => (
          <TechnicalInput
            key={field}
            form={form}
            field={field}
            label={t(`field.${field}`)}
            required={required.has(field)}
            category={category}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}

/** What the product is for the law of waste; as the rule has it unless somebody says otherwise. */
function EquipmentKind({ form, kind: { category, typology } }: Omit<Props, "readWith">) {
  const { t } = useTexts(officeProductsTexts);
  const values = form.getValues();
  const figure = (field: string) => Number(values[field]) || undefined;
  const byRule = equipmentKindOf({
    category,
    typology,
    powerWatt: figure("powerWatt"),
    currentOutput: figure("currentOutput"),
    energyWattHour: figure("energyWattHour"),
    bms: String(values["bms"] ?? ""),
  });
  const name = (one: NameIn<"officeProducts.equipment", typeof officeProductsTexts>) =>
    t(`officeProducts.equipment.${one}`);
  return (
    <NativeSelect
      mt="md"
      maw={440}
      label={name("label")}
      description={name("hint")}
      data={[
        { value: "", label: t("officeProducts.equipment.byRule", { kind: name(byRule) }) },
        ...equipmentKinds.map((value) => ({ value, label: name(value) })),
      ]}
      {...form.getInputProps("equipmentKind")}
    />
  );
}
