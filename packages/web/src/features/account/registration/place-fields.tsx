import { Grid, Text, TextInput } from "@mantine/core";
import { provincesOfPostalCode } from "@solvia/core/accounts/validation/postal-towns";
import { useTexts } from "../../../i18n/index.ts";

interface Place {
  postalCode: string;
  provinceCode?: string | undefined;
}
type InputProps = (field: "street" | "houseNumber" | "postalCode" | "city" | "provinceCode") => object;

/** Street to province, as the country writes them. */
export function PlaceFields({ country, place, field }: { country: string; place: Place; field: InputProps }) {
  const { t } = useTexts();
  return (
    <>
      <Grid.Col span={{ base: 8, sm: 9 }}>
        <TextInput label={t("address.street")} autoComplete="address-line1" {...field("street")} />
      </Grid.Col>
      <Grid.Col span={{ base: 4, sm: 3 }}>
        <TextInput label={t("address.houseNumber")} {...field("houseNumber")} />
      </Grid.Col>
      <Grid.Col span={{ base: 5, sm: 3 }}>
        <TextInput label={t("address.postalCode")} autoComplete="postal-code" {...field("postalCode")} />
      </Grid.Col>
      <Grid.Col span={{ base: 7, sm: country === "IT" ? 6 : 9 }}>
        <TextInput label={t("address.city")} autoComplete="address-level2" {...field("city")} />
      </Grid.Col>
      {country === "IT" && (
        <Grid.Col span={{ base: 12, sm: 3 }}>
          <TextInput label={t("address.provinceCode")} maxLength={2} {...field("provinceCode")} />
          <ProvinceWarning place={place} />
        </Grid.Col>
      )}
    </>
  );
}

/** The first digits of a postal code tell its province; where they differ, only a hint (domain-rules 3.8). */
function ProvinceWarning({ place: { postalCode, provinceCode = "" } }: { place: Place }) {
  const { t } = useTexts();
  const usual = /^\d{5}$/.test(postalCode) ? provincesOfPostalCode(postalCode) : [];
  if (provinceCode.length !== 2 || usual.length === 0 || usual.includes(provinceCode.toUpperCase())) return null;
  return (
    <Text className="field-note" c="sun.9">
      {t("join.provinceWarning", { provinces: usual.join(", ") })}
    </Text>
  );
}
