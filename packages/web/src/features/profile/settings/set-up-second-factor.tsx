import { Button, Code, Group, Stack, Text } from "@mantine/core";
import encodeQR from "qr";
import { useState, type FormEvent } from "react";
import { call } from "../../../api/client.ts";
import { confirmSecondFactor, getSecondFactor, getUser, proposeSecondFactor } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { PasswordField } from "../password-field.tsx";
import { Refusal } from "../refusal.tsx";
import { useWrite } from "../use-write.ts";
import { Form } from "../../../ui/form.tsx";
import { CodeField } from "../../../ui/fields/limited.tsx";

/** Password, QR code, first code: then the second factor is on and the recovery codes are handed over. */
export function SetUpSecondFactor({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useTexts(profileTexts);
  const [password, setPassword] = useState("");
  const propose = useWrite(() => call(proposeSecondFactor, { body: { password } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    propose.mutate(undefined);
  };
  if (propose.data) return <FirstCode proposal={propose.data} onDone={onDone} />;
  return (
    <Form typed={false} onSubmit={submit}>
      <Stack gap="sm">
        <PasswordField value={password} onChange={setPassword} error={propose.error} />
        <Refusal error={propose.error} atField={["wrong-credentials"]} />
        <Group>
          <Button type="submit" loading={propose.isPending}>
            {t("secondFactor.setUp")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

interface FirstCodeProps {
  proposal: { secret: string; address: string };
  onDone: (recoveryCodes: readonly string[]) => void;
}

function FirstCode({ proposal, onDone }: FirstCodeProps) {
  const { t } = useTexts(profileTexts);
  const [code, setCode] = useState("");
  const confirm = useWrite(() => call(confirmSecondFactor, { body: { code } }), {
    refresh: [getSecondFactor.path, getUser.path],
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(undefined);
  };
  const picture = `data:image/svg+xml,${encodeURIComponent(encodeQR(proposal.address, "svg"))}`;
  return (
    <Form typed={false} onSubmit={submit}>
      <Stack gap="sm">
        <Text fw={600}>{t("secondFactor.scan")}</Text>
        <img src={picture} alt={t("secondFactor.qr")} className="qr" />
        <Text size="sm">
          {t("secondFactor.secret")}: <Code>{proposal.secret.match(/.{1,4}/g)?.join(" ")}</Code>
        </Text>
        <CodeField label={t("secondFactor.code")} inputMode="numeric" required value={code} onCode={setCode} />
        <Refusal error={confirm.error} />
        <Group>
          <Button type="submit" loading={confirm.isPending}>
            {t("secondFactor.turnOn")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
