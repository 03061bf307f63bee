import { Alert, Button, Container, Fieldset, Grid, Stack, Text, TextInput, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../api/client.ts";
import { register } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { chosenLanguage } from "../../i18n/language.ts";
import { Form } from "../../ui/form.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { problemText } from "../../ui/states.tsx";
import { Consents } from "./registration/consents.tsx";
import { NewPassword } from "./registration/new-password.tsx";
import { PersonFields } from "./registration/person-fields.tsx";
import { BillingPlace, KindAndCompany } from "./registration/registration-parts.tsx";
import { useEmailTaken } from "./registration/use-checks.ts";
import { useSentRegistration, type RegistrationForm } from "./registration/use-registration-form.ts";
import { bodyOf, type RegistrationValues } from "./registration/values.ts";

const half = { base: 12, sm: 6 } as const;

interface Props {
  accountType: RegistrationValues["accountType"];
}

/** Registration of a private person or a company, by country (domain-rules 3.7). */
export function RegistrationPage({ accountType }: Props) {
  const { t } = useTexts(peopleTexts);
  const navigate = useNavigate();
  const { form, sending, onSubmit } = useSentRegistration(accountType, "person", {
    send: (values) => call(register, { body: { ...bodyOf(values), ...chosenLanguage() } }),
    done: (_, { email, accountType: kind }) =>
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
      <Form typed={false} className="steady" onSubmit={onSubmit} noValidate>
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
          {sending.error && <Alert color="red">{problemText(t, sending.error)}</Alert>}
          <Button type="submit" size="md" loading={sending.isPending}>
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
  const field = form.getInputProps("email");
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
          field={form.getInputProps("password")}
        />
      </Grid.Col>
    </Grid>
  );
}
