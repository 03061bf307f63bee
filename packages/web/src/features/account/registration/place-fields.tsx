import { Grid, Text, TextInput } from "@mantine/core";
import { provincesOfPostalCode } from "@solvia/core/accounts/validation/postal-towns";
import type { GetInputPropsReturnType } from "@mantine/form";
import { provinces } from "@solvia/core/accounts/validation/countries";
import { provinceCodeOf } from "@solvia/core/accounts/validation/province-names";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Place {
  postalCode: string;
  provinceCode?: string | undefined;
}
/** The form's own: what it is told when the field changes and when it is left. */
type Input = GetInputPropsReturnType;
type InputProps = (field: "street" | "houseNumber" | "postalCode" | "city" | "provinceCode") => Input;

/** Street to province, as the country writes them. */
export function PlaceFields({ country, place, field }: { country: string; place: Place; field: InputProps }) {
  const { t } = useTexts(peopleTexts);
  return (
    <>
      <Grid.Col span={{ base: 8, sm: 9 }}>
        <TextInput label={t("address.street")} required autoComplete="address-line1" {...field("street")} />
      </Grid.Col>
      <Grid.Col span={{ base: 4, sm: 3 }}>
        <TextInput label={t("address.houseNumber")} required {...field("houseNumber")} />
      </Grid.Col>
      <Grid.Col span={{ base: 5, sm: 3 }}>
        <TextInput label={t("address.postalCode")} required autoComplete="postal-code" {...field("postalCode")} />
      </Grid.Col>
      <Grid.Col span={{ base: 7, sm: country === "IT" ? 6 : 9 }}>
        <TextInput label={t("address.city")} required autoComplete="address-level2" {...field("city")} />
      </Grid.Col>
      {country === "IT" && (
        <Grid.Col span={{ base: 12, sm: 3 }}>
          <Province {...field("provinceCode")} />
          <ProvinceWarning place={place} />
        </Grid.Col>
      )}
    </>
  );
}

/** Two letters are asked; whoever writes the name, or small letters, sees them once the field is left. */
function Province(input: Input) {
  const { t } = useTexts(peopleTexts);
  return (
    <TextInput
      label={t("address.provinceCode")}
      placeholder="MI"
      autoComplete="address-level1"
      required
      {...input}
      onBlur={(event) => {
        const { value } = event.currentTarget;
        const code = provinceCodeOf(value);
        if (provinces.has(code) && code !== value) input.onChange(code);
        input.onBlur?.(event);
      }}
    />
  );
}

/** The first digits of a postal code tell its province; where they differ, only a hint (domain-rules 3.8). */
function ProvinceWarning({ place: { postalCode, provinceCode = "" } }: { place: Place }) {
  const { t } = useTexts(peopleTexts);
  const usual = /^\d{5}$/.test(postalCode) ? provincesOfPostalCode(postalCode) : [];
  if (provinceCode.length !== 2 || usual.length === 0 || usual.includes(provinceCode.toUpperCase())) return null;
  return (
    <Text className="field-note" c="sun">
      {t("join.provinceWarning", { provinces: usual.join(", ") })}
    </Text>
  );
}
