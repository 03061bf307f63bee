import { Button, Group, Stack } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { PasswordField } from "../password-field.tsx";
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    write.mutate({ code, password });
  };
  return (
    <Form typed={false} onSubmit={submit}>
      <Stack gap="sm">
        {withPassword && <PasswordField value={password} onChange={setPassword} error={write.error} />}
        <CodeField label={t("secondFactor.code")} required value={code} onCode={setCode} />
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
