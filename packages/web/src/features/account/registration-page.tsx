import {
  Alert,
  Button,
  Checkbox,
  Container,
  Grid,
  NativeSelect,
  PasswordInput,
  SegmentedControl,
  Stack,
  TextInput,
  Title,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type * as z from "zod";
import { countries } from "@solvia/core/platform/locale";
import type { Registration } from "@solvia/core/contract/shapes/registration";
import { call } from "../../api/client.ts";
import { register } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { fieldErrors, problemText } from "../../ui/states.tsx";

type Input = z.input<typeof Registration>;

const empty = {
  accountType: "private" as "private" | "business",
  country: "IT",
  name: "",
  surname: "",
  email: "",
  password: "",
  telephone: "",
  fiscalCode: "",
  vatNumber: "",
  companyName: "",
  companyRole: "installer" as NonNullable<Input["companyRole"]>,
  electronicBillingCode: "",
  pec: "",
  noElectronicAddress: false,
  termsAccepted: false,
  salesConditionsAccepted: false,
  privacyRead: false,
  marketingConsent: false,
};
const person = ["name", "surname", "telephone"] as const;
const companyFields = ["companyName", "vatNumber"] as const;
const billingFields = ["electronicBillingCode", "pec"] as const;
const activities = ["installer", "reseller", "epc", "designer", "final_user", "other"] as const;

/** What was left empty is not sent: the contract tells "absent" from "wrong". */
function bodyOf(values: typeof empty): Input {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  if (values.accountType === "private") delete filled["companyRole"];
  return filled as unknown as Input;
}

/** Registration of a private person or a company, by country (domain-rules 3.7). */
export function RegistrationPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const form = useForm({ initialValues: empty });
  const { accountType, country } = form.values;
  const create = useMutation({
    mutationFn: (values: typeof empty) => call(register, { body: bodyOf(values) }),
    onSuccess: () => navigate({ to: "/registration-success" }),
    onError: (error) => form.setErrors(fieldErrors(t, error)),
  });
  const text = (field: (typeof person)[number] | (typeof companyFields)[number] | (typeof billingFields)[number]) => (
    <Grid.Col key={field} span={{ xs: 12, sm: 6 }}>
      <TextInput label={t(`register.${field}`)} {...form.getInputProps(field)} />
    </Grid.Col>
  );
  const italian = country === "IT";
  return (
    <Container size="sm" py="lg">
      <Title order={1} mb="lg">
        {t("register.title")}
      </Title>
      <form onSubmit={form.onSubmit((values) => create.mutate(values))} noValidate>
        <Stack>
          <SegmentedControl
            aria-label={t("register.title")}
            {...form.getInputProps("accountType")}
            data={[
              { value: "private", label: t("register.private") },
              { value: "business", label: t("register.business") },
            ]}
          />
          <Grid>
            <Grid.Col span={{ xs: 12, sm: 6 }}>
              <NativeSelect
                label={t("register.country")}
                data={countries.map(({ code, name }) => ({ value: code, label: name }))}
                {...form.getInputProps("country")}
              />
            </Grid.Col>
            {accountType === "business" && (
              <>
                {companyFields.map(text)}
                <Grid.Col span={{ xs: 12, sm: 6 }}>
                  <NativeSelect
                    label={t("register.companyRole")}
                    data={activities.map((value) => ({ value, label: t(`register.${value}`) }))}
                    {...form.getInputProps("companyRole")}
                  />
                </Grid.Col>
                {italian && billingFields.map(text)}
                {italian && (
                  <Grid.Col span={12}>
                    <Checkbox
                      label={t("register.noElectronicAddress")}
                      {...form.getInputProps("noElectronicAddress", { type: "checkbox" })}
                    />
                  </Grid.Col>
                )}
              </>
            )}
            {person.map(text)}
            {italian && (
              <Grid.Col span={{ xs: 12, sm: 6 }}>
                <TextInput label={t("register.fiscalCode")} {...form.getInputProps("fiscalCode")} />
              </Grid.Col>
            )}
            <Grid.Col span={{ xs: 12, sm: 6 }}>
              <TextInput label={t("login.email")} type="email" autoComplete="email" {...form.getInputProps("email")} />
            </Grid.Col>
            <Grid.Col span={{ xs: 12, sm: 6 }}>
              <PasswordInput
                label={t("login.password")}
                description={t("register.passwordHint")}
                autoComplete="new-password"
                {...form.getInputProps("password")}
              />
            </Grid.Col>
          </Grid>
          <Checkbox label={t("register.terms")} {...form.getInputProps("termsAccepted", { type: "checkbox" })} />
          <Checkbox
            label={t("register.conditions")}
            {...form.getInputProps("salesConditionsAccepted", { type: "checkbox" })}
          />
          <Checkbox label={t("register.privacy")} {...form.getInputProps("privacyRead", { type: "checkbox" })} />
          <Checkbox label={t("register.marketing")} {...form.getInputProps("marketingConsent", { type: "checkbox" })} />
          {create.error && <Alert color="red">{problemText(t, create.error)}</Alert>}
          <Button type="submit" size="md" loading={create.isPending}>
            {t("register.submit")}
          </Button>
        </Stack>
      </form>
    </Container>
  );
}
