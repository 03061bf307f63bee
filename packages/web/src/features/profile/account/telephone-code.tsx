import { Button, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../../api/client.ts";
import { requestTelephoneCode, verifyTelephoneCode } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useCountry } from "../../../i18n/country.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Refusal } from "../refusal.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { CodeField } from "../../../ui/fields/limited.tsx";

/** Sends a code to the telephone and takes it back. */
export function TelephoneCode({ telephone, onDone }: { telephone: string; onDone: () => void }) {
  const { t } = useTexts(profileTexts);
  const country = useCountry().code;
  const { mutate: ask, ...sending } = useMutation({
    mutationFn: () => call(requestTelephoneCode, { body: { telephone, country } }),
  });
  useEffect(() => ask(), [ask]);
  const form = useContractForm(verifyTelephoneCode, {
    values: { code: "" },
    input: ({ code }) => ({ body: { telephone, country, code } }),
    done: t("account.confirmed"),
    onSaved: onDone,
  });
  if (sending.error) return <Refusal error={sending.error} />;
  return (
    <Form {...form.frame} typed={false}>
      <Text role="status" mb="sm">
        {sending.isSuccess && t("account.codeSent")}
      </Text>
      <Group align="flex-end">
        <CodeField label={t("account.code")} inputMode="numeric" required {...form.field("code")} />
        <Button type="submit" loading={form.isPending} disabled={!/^\d{6}$/.test(form.values.code)}>
          {t("common.confirm")}
        </Button>
      </Group>
      <Refused form={form} />
    </Form>
  );
}
