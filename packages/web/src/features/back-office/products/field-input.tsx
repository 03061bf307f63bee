import { NativeSelect, NumberInput, Text, TextInput } from "@mantine/core";
import type { TechnicalField } from "@solvia/core/catalogue/product";
import type { Category } from "@solvia/core/catalogue/taxonomy";
import { useTexts } from "../../../i18n/index.ts";
import { choices, typedTexts, unitOf } from "./product-values.ts";
import type { ProductForm } from "./use-product-form.ts";

interface Props {
  form: ProductForm;
  field: string;
  label: string;
  required?: boolean;
}

export function TextField({ form, field, label, required = false, maxLength }: Props & { maxLength: number }) {
  const props = form.getInputProps(field);
  return <TextInput label={label} withAsterisk={required} maxLength={maxLength} {...props} />;
}

interface NumberProps extends Props {
  category: Category;
  min?: number;
  whole?: boolean;
}

/** A number in the unit that people use, with the unit at its end. */
export function NumberField({ form, field, label, required = false, category, min, whole = false }: NumberProps) {
  const { language } = useTexts();
  const unit = unitOf(field, category)?.name;
  return (
    <NumberInput
      label={label}
      withAsterisk={required}
      {...(min !== undefined && { min })}
      allowDecimal={!whole}
      decimalSeparator={language === "it" ? "," : "."}
      allowedDecimalSeparators={[",", "."]}
      decimalScale={4}
      hideControls
      {...(unit && {
        rightSection: (
          <Text size="xs" c="dark.3" pr="xs">
            {unit}
          </Text>
        ),
        rightSectionWidth: 52,
        "aria-label": `${label} (${unit})`,
      })}
      {...form.getInputProps(field)}
    />
  );
}

const wholeFields: ReadonlySet<string> = new Set([
  "mpptNumber",
  "mpptInputs",
  "cellsNumber",
  "numberStringIn",
  "numberStringOut",
  "maxParallel",
]);

/** A technical field: chosen, typed or counted, as its kind asks. */
export function TechnicalInput({ field, ...props }: Props & { field: TechnicalField; category: Category }) {
  const { t } = useTexts();
  const { form, label, required = false, category } = props;
  const options = choices[field];
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
    return <TextField form={form} field={field} label={label} required={required} maxLength={40} />;
  return (
    <NumberField
      form={form}
      field={field}
      label={label}
      required={required}
      category={category}
      whole={wholeFields.has(field)}
    />
  );
}
