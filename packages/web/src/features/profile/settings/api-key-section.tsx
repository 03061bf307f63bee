import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { createApiKey, getApiKey, revokeApiKey } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { date, dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure, Loading } from "../../../ui/states.tsx";
import { PasswordField, useAtPassword } from "../password-field.tsx";
import { Refusal } from "../refusal.tsx";
import { NewKey } from "./new-key.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";

/** A subscriber's API key: made by the password, shown once, revoked at will. */
export function ApiKeySection() {
  const { t } = useTexts(profileTexts);
  const { data, error, refetch } = useQuery(queryOf(getApiKey, {}));
  const [asking, setAsking] = useState<"nothing" | "password" | "revoke">("nothing");
  const [key, setKey] = useState<string>();
  const stop = () => setAsking("nothing");
  const revoke = useWrite(() => call(revokeApiKey, {}));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { apiKey } = data;
  return (
    <Section title={t("apiKey.title")} hint={t("apiKey.why")}>
      {key ? <NewKey value={key} onDone={() => setKey(undefined)} /> : <KnownKey apiKey={apiKey} />}
      {asking === "password" && (
        <CreateKey
          onCancel={stop}
          onDone={(made) => {
            stop();
            setKey(made);
          }}
        />
      )}
      {asking === "nothing" && !key && (
        <Group>
          <Button {...(apiKey && { variant: "default" })} onClick={() => setAsking("password")}>
            {t(apiKey ? "apiKey.replace" : "apiKey.create")}
          </Button>
          {apiKey && (
            <Button variant="subtle" color="red" c="red" onClick={() => setAsking("revoke")}>
              {t("apiKey.revoke")}
            </Button>
          )}
        </Group>
      )}
      {asking === "revoke" && (
        <ConfirmDialog
          question={t("apiKey.revokeQuestion")}
          onClose={stop}
          onConfirm={() => {
            stop();
            revoke.mutate(undefined);
          }}
        />
      )}
      <Refusal error={revoke.error} />
    </Section>
  );
}

interface Known {
  prefix: string;
  createdOn: string;
  lastUsedOn?: string | undefined;
}

function KnownKey({ apiKey }: { apiKey: Known | null }) {
  const { t, language } = useTexts(profileTexts);
  if (!apiKey) return <Text c="dimmed">{t("apiKey.none")}</Text>;
  const { prefix, createdOn, lastUsedOn } = apiKey;
  return (
    <div>
      <Text>
        {t("apiKey.begins")} <Code>{prefix}…</Code>
      </Text>
      <Text size="sm" c="dimmed">
        {t("apiKey.created", { date: date(createdOn, language) })} ·{" "}
        {lastUsedOn ? t("apiKey.lastUsed", { date: dateAndTime(lastUsedOn, language) }) : t("apiKey.neverUsed")}
      </Text>
    </div>
  );
}

function CreateKey({ onDone, onCancel }: { onDone: (key: string) => void; onCancel: () => void }) {
  const { t } = useTexts(profileTexts);
  const form = useContractForm(createApiKey, {
    values: { password: "" },
    input: (body) => ({ body }),
    at: useAtPassword(),
    onSaved: ({ key }) => onDone(key),
  });
  return (
    <Form {...form.frame} typed={false}>
      <Stack gap="sm">
        <PasswordField {...form.field("password")} />
        <Refused form={form} />
        <Group>
          <Button type="submit" loading={form.isPending}>
            {t("apiKey.create")}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t("common.cancel")}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
