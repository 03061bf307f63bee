import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent, type KeyboardEvent } from "react";
import { ApiProblem, call } from "../../api/client.ts";
import { proveAnew } from "../../api/endpoints.gen.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { CodeField } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { problemText } from "../../ui/states.tsx";
import { VisiblePassword } from "../../ui/visible-password.tsx";

interface Props {
  by: "password" | "code";
  onAnswer: (proven: boolean) => void;
}

/** Escape ends this dialog alone, never the one below it with what was typed there. */
const own = { "data-mantine-stop-propagation": "true" } as const;

/** Asks for the password, or for a code where the account has a second factor, before something grave. */
export function ProofDialog({ by, onAnswer }: Props) {
  const { t } = useTexts(profileTexts);
  const [typed, setTyped] = useState("");
  const prove = useMutation({
    mutationFn: () => call(proveAnew, { body: { [by]: typed } }),
    onSuccess: () => onAnswer(true),
  });
  const refused = prove.error instanceof ApiProblem ? prove.error.code : undefined;
  const wrong = refused === "wrong-credentials" || refused === "wrong-code" || refused === "invalid-input";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form below this dialog is its parent for React, not for the page.
    event.stopPropagation();
    prove.mutate();
  };
  const field = {
    ...own,
    required: true,
    value: typed,
    onChange: (event: { currentTarget: HTMLInputElement }) => setTyped(event.currentTarget.value),
    "data-autofocus": true,
  };
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t("proof.title")}
      centered
      zIndex={300}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("common.close"), ...own }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === "Escape") onAnswer(false);
      }}
    >
      <Form typed={false} onSubmit={submit}>
        <Stack>
          <Text>{t(`proof.${by}`)}</Text>
          {by === "password" ? (
            <VisiblePassword
              label={t("account.passwordNow")}
              autoComplete="current-password"
              error={wrong ? t("account.wrongPassword") : undefined}
              {...field}
            />
          ) : (
            <CodeField
              label={t("loginCode.label")}
              description={t("loginCode.hint")}
              error={wrong ? t("loginCode.wrong") : undefined}
              {...field}
              onChange={setTyped}
            />
          )}
          {prove.error && !wrong && <Alert color="red">{problemText(t, prove.error)}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => onAnswer(false)} {...own}>
              {t("common.cancel")}
            </Button>
            <Button type="submit" loading={prove.isPending} disabled={typed === ""} {...own}>
              {t("proof.confirm")}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
