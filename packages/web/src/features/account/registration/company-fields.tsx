import { Checkbox, Grid, Loader, NativeSelect, Text, TextInput } from "@mantine/core";
import { useEffect } from "react";
import { isInVies } from "@solvia/core/tax/vat-check";
import { companyRoles } from "@solvia/core/accounts/company/company-roles";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { RegistrationForm } from "./use-registration-form.ts";
import { useVatNumber } from "./use-checks.ts";

const half = { base: 12, sm: 6 } as const;
/** Keeps a field level with one beside it that has a hint; on a phone nothing stands beside it. */
const besideHint = { description: "\u00a0", descriptionProps: { visibleFrom: "sm" } } as const;
/** Mailboxes that are no certified ones, by their best known domains. */
const freeMail = /@(gmail|hotmail|outlook|yahoo|libero|virgilio|icloud|live|tiscali|alice)\./i;

type Found = ReturnType<typeof useVatNumber>["data"];

/** The company by its VAT number first: what the register tells fills in what is still empty. */
export function CompanyFields({ form }: { form: RegistrationForm }) {
  const { t } = useTexts(peopleTexts);
  const { country, vatNumber, pec } = form.values;
  const { data, isFetching } = useVatNumber(vatNumber, country);
  usePrefill(form, data);
  const taken = data?.exists ? t("join.vatTaken") : undefined;
  const vat = form.field("vatNumber");
  return (
    <Grid>
      <Grid.Col span={half}>
        <TextInput
          label={t("register.vatNumber")}
          required
          {...(isInVies(country) ? { description: t("join.vatHint") } : besideHint)}
          rightSection={isFetching ? <Loader size="xs" /> : undefined}
          {...vat}
          error={taken ?? vat.error}
        />
        <Told found={data} country={country} />
      </Grid.Col>
      <Grid.Col span={half}>
        <NativeSelect
          label={t("register.companyRole")}
          {...besideHint}
          data={companyRoles.map((value) => ({ value, label: t(`register.${value}`) }))}
          {...form.getInputProps("companyRole")}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <TextInput
          label={t("register.companyName")}
          required
          {...besideHint}
          autoComplete="organization"
          {...form.field("companyName")}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <TextInput
          label={t("join.administrationEmail")}
          description={t("join.administrationHint")}
          type="email"
          {...form.field("administrationEmail")}
        />
      </Grid.Col>
      {country === "IT" && (
        <>
          <Grid.Col span={half}>
            <TextInput label={t("register.electronicBillingCode")} {...form.field("electronicBillingCode")} />
          </Grid.Col>
          <Grid.Col span={half}>
            <TextInput label={t("register.pec")} type="email" {...form.field("pec")} />
            {freeMail.test(pec) && (
              <Text className="field-note" c="sun">
                {t("join.freePec")}
              </Text>
            )}
          </Grid.Col>
          <Grid.Col span={12}>
            <Checkbox mb="md" label={t("register.noElectronicAddress")} {...form.box("noElectronicAddress")} />
          </Grid.Col>
        </>
      )}
    </Grid>
  );
}

/** Valid, invalid or unknown, in words. */
function Told({ found, country }: { found: Found; country: string }) {
  const { t } = useTexts(peopleTexts);
  if (!found || found.exists || found.status === 429) return null;
  if (!isInVies(country)) return <Note colour="dimmed" text={t("join.vatNoRegister")} />;
  if (found.status === 500 || !found.data) return <Note colour="sun" text={t("join.vatUnknown")} />;
  const { status, name, source } = found.data;
  if (status === "invalid") return <Note colour="sun" text={t("join.vatInvalid")} />;
  const text = name ? t("join.vatValid", { name, source }) : t("join.vatValidNameless", { source });
  return <Note colour="leaf" text={text} />;
}

const Note = ({ colour, text }: { colour: string; text: string }) => (
  <Text className="field-note" c={colour} role="status">
    {text}
  </Text>
);

/** Only what nobody has typed yet. */
function usePrefill(form: RegistrationForm, found: Found): void {
  useEffect(() => {
    const { name, parts } = found?.data ?? {};
    const { companyName, billingAddress } = form.getValues();
    if (name && !companyName) form.setFieldValue("companyName", name);
    if (!parts || Object.values(billingAddress).some(Boolean)) return;
    const { houseNumber = "", provinceCode = "", ...place } = parts;
    form.setFieldValue("billingAddress", { ...place, houseNumber, provinceCode });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answer alone fills the form in, typing does not
  }, [found]);
}
