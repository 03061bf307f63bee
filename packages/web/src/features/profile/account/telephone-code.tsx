import { Button, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, type FormEvent } from "react";
import { call } from "../../../api/client.ts";
import { getContactDetails, requestTelephoneCode, verifyTelephoneCode } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useCountry } from "../../../i18n/country.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Refusal } from "../refusal.tsx";
import { useWrite } from "../use-write.ts";
import { Form } from "../../../ui/form.tsx";
import { CodeField } from "../../../ui/fields/limited.tsx";

/** Sends a code to the telephone and takes it back. */
export function TelephoneCode({ telephone, onDone }: { telephone: string; onDone: () => void }) {
  const { t } = useTexts(profileTexts);
  const country = useCountry().code;
  const [code, setCode] = useState("");
  const { mutate: ask, ...asked } = useMutation({
    mutationFn: () => call(requestTelephoneCode, { body: { telephone, country } }),
  });
  useEffect(() => ask(), [ask]);
  const confirm = useWrite(() => call(verifyTelephoneCode, { body: { telephone, country, code } }), {
    refresh: [getContactDetails.path],
    said: t("account.confirmed"),
    onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(undefined);
  };
  if (asked.error) return <Refusal error={asked.error} />;
  return (
    <Form typed={false} onSubmit={submit}>
      <Text role="status" mb="sm">
        {asked.isSuccess && t("account.codeSent")}
      </Text>
      <Group align="flex-end">
        <CodeField label={t("account.code")} inputMode="numeric" value={code} onCode={setCode} required />
        <Button type="submit" loading={confirm.isPending} disabled={!/^\d{6}$/.test(code)}>
          {t("common.confirm")}
        </Button>
      </Group>
      <Refusal error={confirm.error} />
    </Form>
  );
}
