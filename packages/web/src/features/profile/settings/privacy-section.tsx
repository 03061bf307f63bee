import { Alert, Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { call } from "../../../api/client.ts";
import { cancelUser, exportData } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { PasswordField } from "../password-field.tsx";
import { Refusal } from "../refusal.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";
import { Form } from "../../../ui/form.tsx";

/** Taking one's data along, and leaving. */
export function PrivacySection() {
  const { t } = useTexts(profileTexts);
  const [closing, setClosing] = useState(false);
  return (
    <Section title={t("settings.privacy")} hint={t("settings.exportHint")}>
      <Group>
        <Button component="a" variant="default" href={`/api${exportData.path}`} download>
          {t("settings.export")}
        </Button>
        <Button variant="subtle" color="red" c="red" onClick={() => setClosing(true)}>
          {t("settings.close")}
        </Button>
      </Group>
      {closing && <CloseAccount onClose={() => setClosing(false)} />}
    </Section>
  );
}

function CloseAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(profileTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const cancel = useWrite(() => call(cancelUser, { body: { password } }), {
    said: t("settings.closed"),
    onDone: () => void navigate({ to: "/" }).then(() => client.resetQueries()),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cancel.mutate(undefined);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("settings.close")}
      centered
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Form typed={false} onSubmit={submit}>
        <Stack>
          <Alert color="red">
            <Text>{t("settings.closeHint")}</Text>
          </Alert>
          <PasswordField value={password} onChange={setPassword} error={cancel.error} />
          <Refusal error={cancel.error} atField={["wrong-credentials"]} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("common.cancel")}
            </Button>
            <Button type="submit" color="red" loading={cancel.isPending}>
              {t("settings.closeConfirm")}
            </Button>
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
