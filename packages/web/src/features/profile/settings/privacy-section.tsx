import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { cancelUser, exportData } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { PasswordField, useAtPassword } from "../password-field.tsx";
import { Section } from "../section.tsx";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";

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
  const form = useContractForm(cancelUser, {
    values: { password: "" },
    input: (body) => ({ body }),
    at: useAtPassword(),
    done: t("settings.closed"),
    onSaved: () => void navigate({ to: "/" }).then(() => client.resetQueries()),
  });
  return (
    <Dialog onClose={onClose} title={t("settings.close")} centered>
      <Form {...form.frame} typed={false}>
        <Stack>
          <Alert color="red">
            <Text>{t("settings.closeHint")}</Text>
          </Alert>
          <PasswordField {...form.field("password")} />
          <Refused form={form} />
          <DialogFoot action={t("settings.closeConfirm")} color="red" pending={form.isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}
