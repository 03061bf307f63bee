import { Grid, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { countryCodeChoices } from "../../../i18n/country-name.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { NameAndTelephone } from "./name-and-telephone.tsx";
import type { RegistrationForm } from "./use-registration-form.ts";

const half = { base: 12, sm: 6 } as const;

/** Private person or company, and the country, which decide the other fields. */
export function KindFields({ form, label }: { form: RegistrationForm; label: string }) {
  const { t, language } = useTexts(peopleTexts);
  return (
    <Grid align="flex-end">
      <Grid.Col span={half}>
        <SegmentedControl
          fullWidth
          aria-label={label}
          {...form.getInputProps("accountType")}
          data={[
            { value: "private", label: t("register.private") },
            { value: "business", label: t("register.business") },
          ]}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <NativeSelect
          className="no-message"
          label={t("register.country")}
          data={countryCodeChoices(language)}
          {...form.getInputProps("country")}
        />
      </Grid.Col>
    </Grid>
  );
}

/** Who it is, and how to reach them. */
export function PersonFields({ form }: { form: RegistrationForm }) {
  const { t } = useTexts(peopleTexts);
  const { country } = form.values;
  return (
    <Grid>
      <NameAndTelephone country={country} inputOf={(name) => form.field(name)} />
      {country === "IT" && (
        <Grid.Col span={half}>
          <TextInput
            label={t("register.fiscalCode")}
            required={form.values.accountType === "private"}
            {...form.field("fiscalCode")}
          />
        </Grid.Col>
      )}
    </Grid>
  );
}
