import { Alert, Button, Container, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { BodyOf } from "@solvia/core/contract/endpoint";
import type { completeRegistration as contract } from "@solvia/core/contract/account";
import { call, queryOf } from "../../api/client.ts";
import { completeRegistration, getCompletion } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { chosenLanguage } from "../../i18n/language.ts";
import { Form } from "../../ui/form.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, fieldErrors, Loading, problemText } from "../../ui/states.tsx";
import { Consents } from "./registration/consents.tsx";
import { noConsents } from "./registration/no-consents.ts";
import { NewPassword } from "./registration/new-password.tsx";

/** Where the mail leads of whom an agent made an account for. */
export function CompleteRegistrationPage({ token }: { token: string }) {
  const { t } = useTexts(peopleTexts);
  const { data, isPending } = useQuery({ ...queryOf(getCompletion, { params: { token } }), retry: false });
  const form = useForm({ initialValues: { password: "", ...noConsents } });
  const complete = useMutation({
    mutationFn: (values: typeof form.values) =>
      call(completeRegistration, { body: { token, ...values, ...chosenLanguage() } as BodyOf<typeof contract> }),
    onError: (error) => form.setErrors(fieldErrors(t, error)),
  });
  if (isPending) return <Loading />;
  if (complete.isSuccess) return <Done />;
  if (!data) return <EmptyPage title={t("register.invalidToken")} />;
  const { name, surname, email, companyName = "" } = data;
  return (
    <Container size="xs" py="xl">
      <Form typed={false} onSubmit={form.onSubmit((values) => complete.mutate(values))} noValidate>
        <Stack>
          <Title order={1} size="h2">
            {t("join.completeTitle")}
          </Title>
          <Text>{t("join.completeText", { name, email })}</Text>
          {companyName && <Text fw={600}>{companyName}</Text>}
          <div>
            <NewPassword
              value={form.values.password}
              about={[name, surname, email, companyName]}
              field={form.getInputProps("password")}
            />
          </div>
          <Consents form={form} />
          {complete.error && <Alert color="red">{problemText(t, complete.error)}</Alert>}
          <Button type="submit" loading={complete.isPending}>
            {t("join.completeSubmit")}
          </Button>
        </Stack>
      </Form>
    </Container>
  );
}

function Done() {
  const { t } = useTexts(peopleTexts);
  return (
    <EmptyPage title={t("join.completed")} hint={t("join.completedText")}>
      <ButtonLink to="/login">{t("nav.login")}</ButtonLink>
    </EmptyPage>
  );
}
