import { Button, Code, Group, Stack, Text } from "@mantine/core";
import encodeQR from "qr";
import { useState } from "react";
import { confirmSecondFactor, proposeSecondFactor } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { PasswordField, useAtPassword } from "../password-field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { CodeField } from "../../../ui/fields/limited.tsx";

/** Password, QR code, first code: then the second factor is on and the recovery codes are handed over. */
export function SetUpSecondFactor({ onDone }: { onDone: (recoveryCodes: readonly string[]) => void }) {
  const { t } = useTexts(profileTexts);
  const [proposal, setProposal] = useState<FirstCodeProps["proposal"]>();
  const form = useContractForm(proposeSecondFactor, {
    values: { password: "" },
    input: (body) => ({ body }),
    at: useAtPassword(),
    onSaved: setProposal,
  });
  if (proposal) return <FirstCode proposal={proposal} onDone={onDone} />;
  return (
    <Form {...form.frame} typed={false}>
      <Stack gap="sm">
        <PasswordField {...form.field("password")} />
        <Refused form={form} />
        <Group>
          <Button type="submit" loading={form.isPending}>
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
  const form = useContractForm(confirmSecondFactor, {
    values: { code: "" },
    input: (body) => ({ body }),
    onSaved: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const picture = `data:image/svg+xml,${encodeURIComponent(encodeQR(proposal.address, "svg"))}`;
  return (
    <Form {...form.frame} typed={false}>
      <Stack gap="sm">
        <Text fw={600}>{t("secondFactor.scan")}</Text>
        <img src={picture} alt={t("secondFactor.qr")} className="qr" />
        <Text size="sm">
          {t("secondFactor.secret")}: <Code>{proposal.secret.match(/.{1,4}/g)?.join(" ")}</Code>
        </Text>
        <CodeField label={t("secondFactor.code")} inputMode="numeric" required {...form.field("code")} />
        <Refused form={form} />
        <Group>
          <Button type="submit" loading={form.isPending}>
            {t("secondFactor.turnOn")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
