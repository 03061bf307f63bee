import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { ApiProblem, call, queryOf } from "../../api/client.ts";
import { getUser, login } from "../../api/endpoints.gen.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { LoginFailure } from "./login-failure.tsx";
import { VisiblePassword } from "../../ui/visible-password.tsx";
import { whilePricesChange } from "./viewer-known.ts";
import { CodeField } from "../../ui/fields/limited.tsx";

export interface LoginFormProps {
  /** What is wrong. */
  notice?: string | undefined;
  /** What a visitor wanted to do, which follows the login. */
  why?: "price" | "order" | "save" | "notify" | "wholesale" | undefined;
  /** When the visitor goes elsewhere from here. */
  onLeave?: (() => void) | undefined;
  onSuccess: () => void;
}

const stay = () => undefined;

/**
 * The login of spec 2, with the messages and colours of spec 8; where there is a second factor its code is asked
 * for next. An administrator who lacks one is led to set it up.
 */
export function LoginForm({ notice, why, onLeave = stay, onSuccess }: LoginFormProps) {
  const { t } = useTexts(profileTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const attempt = useMutation({
    mutationFn: () => call(login, { body: { email, password, ...(code && { code }) } }),
    onSuccess: async () => {
      // What is on the page stays, with all that was typed there, until it has come anew; all else is forgotten.
      client.removeQueries({ type: "inactive" });
      await whilePricesChange(() => client.invalidateQueries());
      const { user } = await client.ensureQueryData(queryOf(getUser, {}));
      onSuccess();
      if (user?.secondFactorMissing) void navigate({ to: "/profile/settings", hash: "second-factor" });
    },
  });
  const refused = attempt.error instanceof ApiProblem ? attempt.error.code : undefined;
  const codeAsked = refused === "second-factor-needed" || refused === "wrong-code" || code !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt.mutate();
  };
  return (
    <Form typed={false} onSubmit={submit}>
      <Stack>
        {notice && <Alert color="orange">{notice}</Alert>}
        {why && <Text>{t(`login.why.${why}`)}</Text>}
        <TextInput
          label={t("login.email")}
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(e) => setEmail(e.currentTarget.value)}
          data-autofocus
        />
        <VisiblePassword
          label={t("login.password")}
          autoComplete="current-password"
          required
          value={password}
          onChange={(e) => setPassword(e.currentTarget.value)}
        />
        {codeAsked && (
          <CodeField
            label={t("loginCode.label")}
            description={t("loginCode.hint")}
            required
            value={code}
            onChange={setCode}
            error={refused === "wrong-code" ? t("loginCode.wrong") : undefined}
          />
        )}
        {attempt.error && refused !== "second-factor-needed" && refused !== "wrong-code" && (
          <LoginFailure error={attempt.error} email={email} onLeave={onLeave} />
        )}
        <Button type="submit" loading={attempt.isPending}>
          {t("login.submit")}
        </Button>
        <Group justify="space-between">
          <AnchorLink to="/reset-password" size="sm" onClick={onLeave}>
            {t("login.forgot")}
          </AnchorLink>
          {/* A refusal has its own way there. */}
          {!attempt.error && (
            <AnchorLink to="/registration" size="sm" onClick={onLeave}>
              {t("login.newHere")}
            </AnchorLink>
          )}
        </Group>
      </Stack>
    </Form>
  );
}
