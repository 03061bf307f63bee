import { Fieldset, Grid } from "@mantine/core";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { CompanyFields } from "./company-fields.tsx";
import { KindFields } from "./person-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import type { RegistrationForm } from "./use-registration-form.ts";

interface Props {
  form: RegistrationForm;
}

/** Private person or company, and of a company its own data. */
export function KindAndCompany({ form, label, legend }: Props & { label: string; legend: string }) {
  return (
    <>
      <KindFields form={form} label={label} />
      {form.values.accountType === "business" && (
        <Fieldset legend={legend}>
          <CompanyFields form={form} />
        </Fieldset>
      )}
    </>
  );
}

/** Where invoices go. */
export function BillingPlace({ form }: Props) {
  const { t } = useTexts(peopleTexts);
  return (
    <Fieldset legend={t("join.billing")}>
      <Grid>
        <PlaceFields
          country={form.values.country}
          place={form.values.billingAddress}
          field={(name) => form.field(`billingAddress.${name}`)}
        />
      </Grid>
    </Fieldset>
  );
}
