import { Alert, Button, Container, Fieldset, Grid, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../api/client.ts";
import { createAccount, listUsers } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import "../../../i18n/people.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { fieldErrors, problemText } from "../../../ui/states.tsx";
import { CompanyFields } from "../../account/registration/company-fields.tsx";
import { KindFields, PersonFields } from "../../account/registration/person-fields.tsx";
import { PlaceFields } from "../../account/registration/place-fields.tsx";
import { useEmailTaken } from "../../account/registration/use-checks.ts";
import {
  focusFirst,
  useRegistrationForm,
  type RegistrationForm,
} from "../../account/registration/use-registration-form.ts";
import { agentBodyOf, type RegistrationValues } from "../../account/registration/values.ts";
import { BackOffice } from "../layout.tsx";

/** An account for somebody on the phone, who completes it by the mail's link: password and consents are theirs. */
export const NewUserPage = () => (
  <BackOffice access={createAccount.access}>
    <NewUser />
  </BackOffice>
);

function NewUser() {
  const { t } = useTexts();
  const { form, loadRules } = useRegistrationForm("business", "agent");
  const create = useCreate(form);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await loadRules();
    form.onSubmit((values) => create.mutate(values), focusFirst)();
  };
  return (
    <Container size="sm" py="md">
      <Title order={1} size="h2">
        {t("officePeople.newUser")}
      </Title>
      <Text c="dark.3" mb="md">
        {t("officePeople.newUserHint")}
      </Text>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <KindFields form={form} label={t("officePeople.fields.accountType")} />
          {form.values.accountType === "business" && (
            <Fieldset legend={t("officePeople.business")}>
              <CompanyFields form={form} />
            </Fieldset>
          )}
          <Fieldset legend={t("officePeople.person")}>
            <Stack>
              <Email form={form} />
              <PersonFields form={form} />
            </Stack>
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
          {create.error && <Alert color="red">{problemText(t, create.error)}</Alert>}
          <Group justify="flex-end">
            <ButtonLink to="/back-office/users" variant="default">
              {t("common.cancel")}
            </ButtonLink>
            <Button type="submit" loading={create.isPending}>
              {t("officePeople.createUser")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Container>
  );
}

/** Creates the account and opens its page. */
function useCreate(form: RegistrationForm) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: RegistrationValues) => call(createAccount, { body: agentBodyOf(values) }),
    onSuccess: async ({ id }, { email }) => {
      notifications.show({ color: "green", message: t("officePeople.linkSent", { email }) });
      await client.invalidateQueries({ queryKey: [listUsers.path] });
      await navigate({ to: "/back-office/users/$id", params: { id } });
    },
    onError: (error) => {
      form.setErrors(fieldErrors(t, error));
      focusFirst();
    },
  });
}

function Email({ form }: { form: RegistrationForm }) {
  const { t } = useTexts();
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
