import { Button, Group, Stack } from "@mantine/core";
import { useState, type ChangeEvent, type FormEvent } from "react";
import { ApiProblem } from "../../../api/client.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { PasswordField, useAtPassword } from "../password-field.tsx";
import { Refusal } from "../refusal.tsx";
import { Form } from "../../../ui/form.tsx";
import { CodeField } from "../../../ui/fields/limited.tsx";

interface Props {
  write: {
    mutate: (body: { code: string; password: string }) => void;
    isPending: boolean;
    error: Error | null;
  };
  label: string;
  onCancel: () => void;
  withPassword?: boolean;
  color?: string;
}

/** A code of the app, and where it takes more the password, for a change of the second factor. */
export function CodeForm({ write, label, onCancel, withPassword = false, color }: Props) {
  const { t } = useTexts(profileTexts);
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const atPassword = useAtPassword();
  const wrong = write.error instanceof ApiProblem && write.error.code === "wrong-credentials";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.mutate({ code, password });
  };
  return (
    <Form typed={false} onSubmit={submit}>
      <Stack gap="sm">
        {withPassword && (
          <PasswordField
            value={password}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setPassword(event.currentTarget.value)}
            error={wrong && atPassword["wrong-credentials"][1]}
          />
        )}
        <CodeField label={t("secondFactor.code")} required value={code} onChange={setCode} />
        <Refusal error={write.error} atField={["wrong-credentials"]} />
        <Group>
          <Button type="submit" loading={write.isPending} {...(color && { color })}>
            {label}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
