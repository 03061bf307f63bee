import { Alert, Button, Container, PasswordInput, Stack, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { call } from "../../api/client.ts";
import { requestResetPassword, resetPassword, verifyEmail } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { Empty, fieldErrors, Loading, problemText } from "../../ui/states.tsx";

/** Where the verification mail leads. */
export function VerifyEmailPage({ token }: { token: string }) {
  const { t } = useTexts();
  const { isPending, error } = useQuery({
    queryKey: [verifyEmail.path, token],
    queryFn: async () => {
      await call(verifyEmail, { body: { token } });
      return true;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending) return <Loading />;
  if (error) return <Empty title={t("register.invalidToken")} />;
  return <Empty title={t("register.verified")} hint={t("register.verifiedText")} />;
}

/** Asks for the mail, or with its token sets the new password. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const { t } = useTexts();
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
      <form onSubmit={submit}>
        <Stack>
          <Title order={1} size="h2">
            {t("reset.title")}
          </Title>
          {token ? (
            <PasswordInput
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
      </form>
    </Container>
  );
}
