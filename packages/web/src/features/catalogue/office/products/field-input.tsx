import { NativeSelect } from "@mantine/core";
import type { TechnicalField } from "@solvia/core/catalogue/product";
import type { Category } from "@solvia/core/catalogue/taxonomy";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { NumberField as MeasureField } from "../../../../ui/fields/number-fields.tsx";
import { choicesOf, typedTexts } from "./field-choices.ts";
import { decimalsOf, readUnitOf, unitOf } from "./product-units.ts";
import type { ProductForm } from "./use-product-form.ts";
import { LimitedText } from "../../../../ui/fields/limited.tsx";

interface Props {
  form: ProductForm;
  field: string;
  label: string;
  required?: boolean;
}

export function TextField({ form, field, label, required = false, longest }: Props & { longest: number }) {
  const props = form.getInputProps(field);
  return <LimitedText label={label} withAsterisk={required} longest={longest} {...props} />;
}

interface NumberProps extends Props {
  category: Category;
}

/** A number in the unit that people use, with the unit at its end. It stays as it was typed; what is wrong is said. */
export function NumberField({ form, field, label, required = false, category }: NumberProps) {
  const { t } = useTexts(officeProductsTexts);
  const name = unitOf(field, category)?.name;
  const unit = name && t(`officeProducts.unit.${name}`, { defaultValue: name });
  return (
    <MeasureField
      label={label}
      withAsterisk={required}
      decimals={decimalsOf(field)}
      unit={readUnitOf(field, category)}
      unitName={unit ?? ""}
      fractions={name === "%" ? "asked" : undefined}
      {...(unit && { "aria-label": `${label} (${unit})` })}
      {...form.getInputProps(field)}
    />
  );
}

/** A technical field: chosen, typed or counted, as its kind asks. */
export function TechnicalInput({ field, ...props }: Props & { field: TechnicalField; category: Category }) {
  const { t } = useTexts(officeProductsTexts);
  const { form, label, required = false, category } = props;
  const options = choicesOf(field, category, form.getValues()[field]);
  if (options) {
    return (
      <NativeSelect
        label={label}
        withAsterisk={required}
        data={[
          { value: "", label: "" },
          ...options.map(({ value, label: name }) => ({ value, label: t(`value.${value}`, { defaultValue: name }) })),
        ]}
        {...form.getInputProps(field)}
      />
    );
  }
  if (typedTexts.has(field))
    return <TextField form={form} field={field} label={label} required={required} longest={40} />;
  return <NumberField form={form} field={field} label={label} required={required} category={category} />;
}
