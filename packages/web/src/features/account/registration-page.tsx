import { Button, Container, Fieldset, Grid, Stack, Text, TextInput, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { register } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { chosenLanguage } from "../../i18n/language.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { Consents } from "./registration/consents.tsx";
import { NewPassword } from "./registration/new-password.tsx";
import { PersonFields } from "./registration/person-fields.tsx";
import { BillingPlace, KindAndCompany } from "./registration/registration-parts.tsx";
import { useEmailTaken } from "./registration/use-checks.ts";
import { useRegistrationForm, type RegistrationForm } from "./registration/use-registration-form.ts";
import { bodyOf, type RegistrationValues } from "./registration/values.ts";

const half = { base: 12, sm: 6 } as const;

interface Props {
  accountType: RegistrationValues["accountType"];
}

/** Registration of a private person or a company, by country (domain-rules 3.7). */
export function RegistrationPage({ accountType }: Props) {
  const { t } = useTexts(peopleTexts);
  const navigate = useNavigate();
  const form = useRegistrationForm(register, accountType, "person", {
    input: (values) => ({ body: { ...bodyOf(values), ...chosenLanguage() } }),
    onSaved: (_, { email, accountType: kind }) =>
      navigate({ to: "/registration-success", search: { email, kind }, ignoreBlocker: true }),
  });
  return (
    <Container size="sm" py="lg">
      <Title order={1}>{t("register.title")}</Title>
      <Text c="dimmed" mb="lg">
        {t("join.intro")} {t("join.haveAccount")}{" "}
        <AnchorLink to="/login" underline="always">
          {t("join.toLogin")}
        </AnchorLink>
      </Text>
      <Form {...form.frame} className="steady">
        <Stack gap="lg">
          <KindAndCompany form={form} label={t("register.title")} legend={t("join.company")} />
          <Fieldset legend={t("join.who")}>
            <PersonFields form={form} />
          </Fieldset>
          <BillingPlace form={form} />
          <Fieldset legend={t("join.access")}>
            <Login form={form} />
          </Fieldset>
          <Fieldset legend={t("join.consents")}>
            <Consents form={form} />
          </Fieldset>
          <Refused form={form} />
          <Button type="submit" size="md" loading={form.isPending}>
            {t("register.submit")}
          </Button>
        </Stack>
      </Form>
    </Container>
  );
}

function Login({ form }: { form: RegistrationForm }) {
  const { t } = useTexts(peopleTexts);
  const { email, name, surname, companyName } = form.values;
  const taken = useEmailTaken(email);
  const field = form.field("email");
  return (
    <Grid>
      <Grid.Col span={half}>
        <TextInput
          label={t("login.email")}
          type="email"
          autoComplete="email"
          required
          {...field}
          error={taken ? t("join.emailTaken") : field.error}
        />
      </Grid.Col>
      <Grid.Col span={half}>
        <NewPassword
          value={form.values.password}
          about={[email, name, surname, companyName]}
          field={form.field("password")}
        />
      </Grid.Col>
    </Grid>
  );
}
