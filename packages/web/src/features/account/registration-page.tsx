import { Alert, Button, Container, Fieldset, Grid, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../api/client.ts";
import { register } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/people.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { fieldErrors, problemText } from "../../ui/states.tsx";
import { CompanyFields } from "./registration/company-fields.tsx";
import { Consents } from "./registration/consents.tsx";
import { NewPassword } from "./registration/new-password.tsx";
import { KindFields, PersonFields } from "./registration/person-fields.tsx";
import { PlaceFields } from "./registration/place-fields.tsx";
import { useEmailTaken } from "./registration/use-checks.ts";
import { focusFirst, useRegistrationForm, type RegistrationForm } from "./registration/use-registration-form.ts";
import { bodyOf, type RegistrationValues } from "./registration/values.ts";

const half = { base: 12, sm: 6 } as const;

interface Props {
  accountType: RegistrationValues["accountType"];
}

/** Registration of a private person or a company, by country (domain-rules 3.7). */
export function RegistrationPage({ accountType }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { form, loadRules } = useRegistrationForm(accountType);
  const create = useMutation({
    mutationFn: (values: RegistrationValues) => call(register, { body: bodyOf(values) }),
    onSuccess: (_, { email, accountType: kind }) => navigate({ to: "/registration-success", search: { email, kind } }),
    onError: (error) => form.setErrors(fieldErrors(t, error)),
  });
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await loadRules();
    form.onSubmit((values) => create.mutate(values), focusFirst)();
  };
  return (
    <Container size="sm" py="lg">
      <Title order={1}>{t("register.title")}</Title>
      <Text c="dark.4" mb="lg">
        {t("join.intro")} {t("join.haveAccount")}{" "}
        <AnchorLink to="/login" underline="always">
          {t("join.toLogin")}
        </AnchorLink>
      </Text>
      <form className="steady" onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <KindFields form={form} label={t("register.title")} />
          {form.values.accountType === "business" && (
            <Fieldset legend={t("join.company")}>
              <CompanyFields form={form} />
            </Fieldset>
          )}
          <Fieldset legend={t("join.who")}>
            <PersonFields form={form} />
          </Fieldset>
          <Fieldset legend={t("join.billing")}>
            <Grid>
              <PlaceFields
                country={form.values.country}
                place={form.values.billingAddress}
                field={(name) => form.getInputProps(`billingAddress.${name}`)}
              />
            </Grid>
          </Fieldset>
          <Fieldset legend={t("join.access")}>
            <Login form={form} />
          </Fieldset>
          <Fieldset legend={t("join.consents")}>
            <Consents form={form} />
          </Fieldset>
          {create.error && <Alert color="red">{problemText(t, create.error)}</Alert>}
          <Button type="submit" size="md" loading={create.isPending}>
            {t("register.submit")}
          </Button>
        </Stack>
      </form>
    </Container>
  );
}

function Login({ form }: { form: RegistrationForm }) {
  const { t } = useTexts();
  const { email, name, surname, companyName } = form.values;
  const taken = useEmailTaken(email);
  const field = form.getInputProps("email");
  return (
    <Grid>
      <Grid.Col span={half}>
        <TextInput
          label={t("login.email")}
          type="email"
          autoComplete="email"
          {...field}
          error={taken ? t("join.emailTaken") : field.error}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <NewPassword
          value={form.values.password}
          about={[email, name, surname, companyName]}
          field={form.getInputProps("password")}
        />
      </Grid.Col>
    </Grid>
  );
}
