import { Button, Container, Fieldset, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useNavigate } from "@tanstack/react-router";
import { createAccount } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { PersonFields } from "../../account/registration/person-fields.tsx";
import { BillingPlace, KindAndCompany } from "../../account/registration/registration-parts.tsx";
import { useEmailTaken } from "../../account/registration/use-checks.ts";
import { useRegistrationForm, type RegistrationForm } from "../../account/registration/use-registration-form.ts";
import { agentBodyOf } from "../../account/registration/values.ts";
import { BackOffice } from "../../office-kit/layout.tsx";

/** An account for somebody on the phone, who completes it by the mail's link: password and consents are theirs. */
export const NewUserPage = () => (
  <BackOffice access={createAccount.access}>
    <NewUser />
  </BackOffice>
);

function NewUser() {
  const { t } = useTexts(officePeopleTexts, peopleTexts);
  const form = useNewUserForm();
  return (
    <Container size="sm" py="md">
      <Title order={1} size="h3">
        {t("officePeople.newUser")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officePeople.newUserHint")}
      </Text>
      <Form {...form.frame}>
        <Stack gap="lg">
          <KindAndCompany
            form={form}
            label={t("officePeople.fields.accountType")}
            legend={t("officePeople.business")}
          />
          <Fieldset legend={t("officePeople.person")}>
            <Stack>
              <Email form={form} />
              <PersonFields form={form} />
            </Stack>
          </Fieldset>
          <BillingPlace form={form} />
          <Refused form={form} />
          <Group justify="flex-end">
            <ButtonLink to="/back-office/users" variant="default">
              {t("common.cancel")}
            </ButtonLink>
            <Button type="submit" loading={form.isPending}>
              {t("officePeople.createUser")}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Container>
  );
}

/** Creates the account and opens its page. */
function useNewUserForm() {
  const { t } = useTexts(officePeopleTexts, peopleTexts);
  const navigate = useNavigate();
  return useRegistrationForm(createAccount, "business", "agent", {
    input: (values) => ({ body: agentBodyOf(values) }),
    onSaved: async ({ id }, { email }) => {
      await navigate({ to: "/back-office/users/$id", params: { id }, ignoreBlocker: true });
      notifications.show({ color: "green", message: t("officePeople.linkSent", { email }) });
    },
  });
}

function Email({ form }: { form: RegistrationForm }) {
  const { t } = useTexts(officePeopleTexts, peopleTexts);
  const field = form.field("email");
  const taken = useEmailTaken(form.values.email);
  return (
    <TextInput
      label={t("login.email")}
      description={t("officePeople.linkGoesTo")}
      type="email"
      autoComplete="off"
      {...field}
      error={taken ? t("join.emailTaken") : field.error}
    />
  );
}
