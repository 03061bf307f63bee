import { Alert, Button, Container, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { ApiProblem, call, queryOf } from "../../api/client.ts";
import {
  getOpenOrder,
  requestResetPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm, type ContractForm } from "../../ui/forms/use-contract-form.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { cameToOrder } from "../login/goes-on.ts";
import { EmptyPage, Loading } from "../../ui/states.tsx";
import { VisiblePassword } from "../../ui/visible-password.tsx";

/** Where the verification mail leads. */
export function VerifyEmailPage({ token }: { token: string }) {
  const { t } = useTexts(peopleTexts, profileTexts);
  // Not a query: a login on this page would ask it again, and a token counts once.
  const { mutate, status, data, error } = useMutation({ mutationFn: () => call(verifyEmail, { body: { token } }) });
  const { data: cart } = useQuery({ ...queryOf(getOpenOrder, {}), enabled: cameToOrder() });
  const goesOn = cart !== undefined && cart.lines.length > 0;
  useEffect(() => mutate(), [mutate]);
  const again = error instanceof ApiProblem && error.code === "email-confirmed";
  if (error && !again) return <VerifyAgain />;
  if (status === "pending" || status === "idle") return <Loading />;
  return (
    <EmptyPage
      title={t(again ? "problem.email-confirmed" : "register.verified")}
      hint={t(data?.companyWaits ? "loginHelp.manual" : "register.verifiedText")}
    >
      {!data?.companyWaits &&
        (goesOn ? (
          <ButtonLink to="/checkout">{t("cart.checkout")}</ButtonLink>
        ) : (
          <ButtonLink to="/login">{t("nav.login")}</ButtonLink>
        ))}
    </EmptyPage>
  );
}

/** A link that is too old or used already: the mail once more; the answer never tells whether the address is known. */
function VerifyAgain() {
  const { t } = useTexts(peopleTexts, profileTexts);
  const form = useContractForm(resendVerification, { values: { email: "" }, input: (body) => ({ body }) });
  return (
    <Container size="xs" py="xl">
      <Form {...form.frame} typed={false}>
        <Stack>
          <Title order={1} size="h2">
            {t("join.verifyAgain")}
          </Title>
          <Text>{t("join.verifyAgainText")}</Text>
          <TextInput label={t("login.email")} type="email" required {...form.field("email")} />
          {form.isSaved && <Alert color="leaf">{t("join.linkSent")}</Alert>}
          <Refused form={form} />
          <Button type="submit" loading={form.isPending}>
            {t("join.sendLink")}
          </Button>
          <Text size="sm">
            {t("join.haveAccount")}{" "}
            <AnchorLink to="/login" underline="always">
              {t("join.toLogin")}
            </AnchorLink>
          </Text>
        </Stack>
      </Form>
    </Container>
  );
}

/** Asks for the mail, or with its token sets the new password. */
export const ResetPasswordPage = ({ token }: { token: string | undefined }) =>
  token === undefined ? <AskReset /> : <Reset token={token} />;

function AskReset() {
  const { t } = useTexts(peopleTexts, profileTexts);
  const form = useContractForm(requestResetPassword, { values: { email: "" }, input: (body) => ({ body }) });
  return (
    <ResetForm form={form} done={t("reset.asked")} action={t("reset.ask")}>
      <TextInput label={t("login.email")} type="email" required {...form.field("email")} />
    </ResetForm>
  );
}

function Reset({ token }: { token: string }) {
  const { t } = useTexts(peopleTexts, profileTexts);
  const form = useContractForm(resetPassword, {
    values: { newPassword: "" },
    input: (values) => ({ body: { token, ...values } }),
  });
  return (
    <ResetForm form={form} done={t("reset.saved")} action={t("reset.save")}>
      <VisiblePassword
        label={t("reset.newPassword")}
        description={t("register.passwordHint")}
        required
        autoComplete="new-password"
        {...form.field("newPassword")}
      />
    </ResetForm>
  );
}

interface ResetProps {
  form: Pick<ContractForm<object>, "frame" | "error" | "beside" | "isSaved" | "isPending">;
  done: string;
  action: string;
  children: ReactNode;
}

function ResetForm({ form, done, action, children }: ResetProps) {
  const { t } = useTexts(peopleTexts, profileTexts);
  return (
    <Container size="xs" py="xl">
      <Form {...form.frame} typed={false}>
        <Stack>
          <Title order={1} size="h2">
            {t("reset.title")}
          </Title>
          {children}
          {form.isSaved && <Alert color="leaf">{done}</Alert>}
          <Refused form={form} />
          <Button type="submit" loading={form.isPending}>
            {action}
          </Button>
        </Stack>
      </Form>
    </Container>
  );
}
