import { Button, Container, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { BodyOf } from "@solvia/core/contract/endpoint";
import type { completeRegistration as contract } from "@solvia/core/contract/account";
import { completeRegistration, getCompletion } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { queryOf } from "../../api/client.ts";
import { chosenLanguage } from "../../i18n/language.ts";
import { noConsents } from "./registration/no-consents.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Loading } from "../../ui/states.tsx";
import { Consents } from "./registration/consents.tsx";
import { NewPassword } from "./registration/new-password.tsx";

/** Where the mail leads of whom an agent made an account for. */
export function CompleteRegistrationPage({ token }: { token: string }) {
  const { t } = useTexts(peopleTexts);
  const { data, isPending } = useQuery({ ...queryOf(getCompletion, { params: { token } }), retry: false });
  const form = useContractForm(completeRegistration, {
    values: { password: "", ...noConsents },
    input: (values) => ({ body: { token, ...values, ...chosenLanguage() } as BodyOf<typeof contract> }),
  });
  if (isPending) return <Loading />;
  if (form.isSaved) return <Done />;
  if (!data) return <EmptyPage title={t("register.invalidToken")} />;
  const { name, surname, email, companyName = "" } = data;
  return (
    <Container size="xs" py="xl">
      <Form {...form.frame} typed={false}>
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
              field={form.field("password")}
            />
          </div>
          <Consents form={form} />
          <Refused form={form} />
          <Button type="submit" loading={form.isPending}>
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
