import { Alert, Button, Container, Fieldset, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../api/client.ts";
import { createAccount, listUsers } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { problemText } from "../../../ui/states.tsx";
import { PersonFields } from "../registration/person-fields.tsx";
import { BillingPlace, KindAndCompany } from "../registration/registration-parts.tsx";
import { useEmailTaken } from "../registration/use-checks.ts";
import { useSentRegistration, type RegistrationForm } from "../registration/use-registration-form.ts";
import { agentBodyOf } from "../registration/values.ts";
import { BackOffice } from "../../back-office/layout.tsx";

/** An account for somebody on the phone, who completes it by the mail's link: password and consents are theirs. */
export const NewUserPage = () => (
  <BackOffice access={createAccount.access}>
    <NewUser />
  </BackOffice>
);

function NewUser() {
  const { t } = useTexts(officePeopleTexts, peopleTexts);
  const { form, sending, onSubmit } = useNewUserForm();
  return (
    <Container size="sm" py="md">
      <Title order={1} size="h2">
        {t("officePeople.newUser")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("officePeople.newUserHint")}
      </Text>
      <Form typed={form.isDirty()} onSubmit={onSubmit} noValidate>
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
          {sending.error && <Alert color="red">{problemText(t, sending.error)}</Alert>}
          <Group justify="flex-end">
            <ButtonLink to="/back-office/users" variant="default">
              {t("common.cancel")}
            </ButtonLink>
            <Button type="submit" loading={sending.isPending}>
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
  const client = useQueryClient();
  return useSentRegistration("business", "agent", {
    send: (values) => call(createAccount, { body: agentBodyOf(values) }),
    done: async ({ id }, { email }) => {
      await client.invalidateQueries({ queryKey: [listUsers.path] });
      await navigate({ to: "/back-office/users/$id", params: { id }, ignoreBlocker: true });
      notifications.show({ color: "green", message: t("officePeople.linkSent", { email }) });
    },
  });
}

function Email({ form }: { form: RegistrationForm }) {
  const { t } = useTexts(officePeopleTexts, peopleTexts);
  const field = form.getInputProps("email");
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
