import { Alert, Button, Container, Grid, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf, BodyOf } from "@solvia/core/contract/endpoint";
import type { getInvitation as answer, registerInvited as contract } from "@solvia/core/contract/company";
import { call, queryOf } from "../../api/client.ts";
import { acceptInvitation, getInvitation, registerInvited } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { chosenLanguage } from "../../i18n/language.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { EmptyPage, Loading, problemText } from "../../ui/states.tsx";
import { Consents } from "../account/registration/consents.tsx";
import { noConsents } from "../account/registration/no-consents.ts";
import { NameAndTelephone } from "../account/registration/name-and-telephone.tsx";
import { NewPassword } from "../account/registration/new-password.tsx";
import { LoginDialog } from "../login/login-dialog.tsx";
import { useUser } from "../login/session.ts";
import { useState } from "react";

type Invitation = AnswerOf<typeof answer>;
interface Props {
  token: string;
  invitation: Invitation;
}

/** Where the mail of an invitation leads: with an account one accepts, without one makes it. */
export function InvitationPage({ token }: { token: string }) {
  const { t } = useTexts(peopleTexts);
  const [invitation, setInvitation] = useState<Invitation>();
  const query = queryOf(getInvitation, { params: { token } });
  const { data, isPending } = useQuery({ ...query, retry: false, enabled: !invitation });
  if (isPending && !invitation) return <Loading />;
  const known = invitation ?? data;
  if (!known) return <EmptyPage title={t("members.invitationGone")} hint={t("members.invitationGoneText")} />;
  const { companyName, invitedBy, memberRole, hasAccount } = known;
  const Way = hasAccount ? Accept : NewAccount;
  return (
    <Container size="xs" py="xl">
      <Stack>
        <Title order={1} size="h2">
          {t("members.invitation", { company: companyName })}
        </Title>
        <Text>
          {t("members.invitationText", {
            name: invitedBy,
            company: companyName,
            role: t(`members.${memberRole}`),
            interpolation: { escapeValue: false },
          })}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`members.${memberRole}Text`)}
        </Text>
        <Way token={token} invitation={known} onStart={() => setInvitation(known)} />
      </Stack>
    </Container>
  );
}

type Starting = Props & { onStart: () => void };

function Accept({ token, invitation: { email, companyName }, onStart }: Starting) {
  const { t } = useTexts(peopleTexts);
  const client = useQueryClient();
  const user = useUser();
  const [loggingIn, setLoggingIn] = useState(false);
  const accept = useMutation({
    mutationFn: () => call(acceptInvitation, { params: { token } }),
    onMutate: onStart,
    onSuccess: () => client.resetQueries(),
  });
  if (accept.isSuccess) {
    return (
      <Alert color="leaf" title={t("members.joined", { company: companyName })}>
        <Stack align="flex-start">
          {t("members.joinedText")}
          <ButtonLink to="/profile/company">{t("members.title")}</ButtonLink>
        </Stack>
      </Alert>
    );
  }
  if (!user) {
    return (
      <>
        <Text>{t("members.invitationAccount", { email })}</Text>
        <Button onClick={() => setLoggingIn(true)}>{t("nav.login")}</Button>
        <LoginDialog opened={loggingIn} onClose={() => setLoggingIn(false)} />
      </>
    );
  }
  if (user.email !== email) return <Alert color="orange">{t("members.invitationOther", { email: user.email })}</Alert>;
  return (
    <>
      {accept.error && <Alert color="red">{problemText(t, accept.error)}</Alert>}
      <Button loading={accept.isPending} onClick={() => accept.mutate()}>
        {t("members.accept")}
      </Button>
    </>
  );
}

const half = { base: 12, sm: 6 } as const;

function NewAccount({ token, invitation: { email, companyName, countryCode }, onStart }: Starting) {
  const { t } = useTexts(peopleTexts);
  const form = useContractForm(registerInvited, {
    values: { name: "", surname: "", telephone: "", password: "", ...noConsents },
    input: (values) => ({
      params: { token },
      body: { ...values, country: countryCode, ...chosenLanguage() } as BodyOf<typeof contract>,
    }),
    draft: { of: `invitation/${token}`, without: Object.keys(noConsents) },
    send: (input) => {
      onStart();
      return call(registerInvited, input);
    },
  });
  if (form.isSaved) {
    return (
      <Alert color="leaf" title={t("members.joined", { company: companyName })}>
        <Stack align="flex-start">
          {t("members.createdText")}
          <ButtonLink to="/login">{t("nav.login")}</ButtonLink>
        </Stack>
      </Alert>
    );
  }
  const { name, surname, password } = form.values;
  return (
    <Form {...form.frame}>
      <Stack>
        <TextInput label={t("login.email")} value={email} readOnly autoComplete="email" />
        <Grid>
          <NameAndTelephone country={countryCode} inputOf={(name) => form.field(name)} />
          <Grid.Col span={half}>
            <NewPassword value={password} about={[email, name, surname, companyName]} field={form.field("password")} />
          </Grid.Col>
        </Grid>
        <Consents form={form} />
        <Refused form={form} />
        <Button type="submit" loading={form.isPending}>
          {t("members.accept")}
        </Button>
      </Stack>
    </Form>
  );
}
