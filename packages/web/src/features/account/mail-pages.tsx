import { Alert, Button, Container, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState, type FormEvent } from "react";
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
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { cameToOrder } from "../checkout/goes-on.ts";
import { EmptyPage, fieldErrors, Loading, problemText } from "../../ui/states.tsx";
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
  const [email, setEmail] = useState("");
  const send = useMutation({ mutationFn: () => call(resendVerification, { body: { email } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <Container size="xs" py="xl">
      <Form typed={false} onSubmit={submit}>
        <Stack>
          <Title order={1} size="h2">
            {t("join.verifyAgain")}
          </Title>
          <Text>{t("join.verifyAgainText")}</Text>
          <TextInput
            label={t("login.email")}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            required
          />
          {send.isSuccess && <Alert color="leaf">{t("join.linkSent")}</Alert>}
          {send.error && <Alert color="red">{problemText(t, send.error)}</Alert>}
          <Button type="submit" loading={send.isPending}>
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
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const { t } = useTexts(peopleTexts, profileTexts);
  const [value, setValue] = useState("");
  const send = useMutation({
    mutationFn: () =>
      token
        ? call(resetPassword, { body: { token, newPassword: value } })
        : call(requestResetPassword, { body: { email: value } }),
  });
  const refused = fieldErrors(t, send.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <Container size="xs" py="xl">
      <Form typed={false} onSubmit={submit}>
        <Stack>
          <Title order={1} size="h2">
            {t("reset.title")}
          </Title>
          {token ? (
            <VisiblePassword
              label={t("reset.newPassword")}
              description={t("register.passwordHint")}
              value={value}
              onChange={(e) => setValue(e.currentTarget.value)}
              required
              minLength={10}
              autoComplete="new-password"
              error={refused["newPassword"]}
            />
          ) : (
            <TextInput
              label={t("login.email")}
              type="email"
              value={value}
              onChange={(e) => setValue(e.currentTarget.value)}
              required
            />
          )}
          {send.isSuccess && <Alert color="leaf">{t(token ? "reset.saved" : "reset.asked")}</Alert>}
          {send.error && Object.keys(refused).length === 0 && <Alert color="red">{problemText(t, send.error)}</Alert>}
          <Button type="submit" loading={send.isPending}>
            {t(token ? "reset.save" : "reset.ask")}
          </Button>
        </Stack>
      </Form>
    </Container>
  );
}
