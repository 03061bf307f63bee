import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import {
  changeOwnWebhookSecret,
  deleteOwnWebhook,
  listOwnWebhooks,
  switchOwnWebhook,
  testOwnWebhook,
} from "../../../api/endpoints.gen.ts";
import { webhooksTexts } from "../../../i18n/areas/webhooks.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { Refusal } from "../../profile/refusal.tsx";
import { Section } from "../../profile/section.tsx";
import { NewKey } from "../../profile/settings/new-key.tsx";
import { useWrite } from "../../profile/use-write.ts";
import { CreateWebhookDialog } from "./create-webhook-dialog.tsx";
import { MessagesDialog } from "./messages-dialog.tsx";
import type { Webhook } from "./told-webhook.ts";

type Asked = { act: "create" } | { act: "delete" | "secret" | "messages"; webhook: Webhook };

/** Who is told what happens to the account's orders: made, tried, turned off and taken away here. */
export function WebhooksSection() {
  const { t } = useTexts(webhooksTexts);
  const { data, error, refetch } = useQuery(queryOf(listOwnWebhooks, {}));
  const [asked, setAsked] = useState<Asked>();
  const [secret, setSecret] = useState<string>();
  const close = () => setAsked(undefined);
  const remove = useWrite((id: string) => call(deleteOwnWebhook, { params: { id } }));
  const change = useWrite((id: string) => call(changeOwnWebhookSecret, { params: { id } }), {
    onDone: (answer) => setSecret(answer.secret),
  });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="cards" count={1} />;
  return (
    <Section
      id="webhooks"
      title={t("webhooks.title")}
      hint={t("webhooks.hint")}
      aside={<Button onClick={() => setAsked({ act: "create" })}>{t("webhooks.add")}</Button>}
    >
      {secret && <NewKey title={t("webhooks.secretTitle")} value={secret} onDone={() => setSecret(undefined)} />}
      {data.webhooks.length === 0 && <Text c="dimmed">{t("webhooks.none")}</Text>}
      {data.webhooks.map((webhook) => (
        <Row key={webhook.id} webhook={webhook} ask={setAsked} />
      ))}
      <Refusal error={remove.error ?? change.error} />
      {asked?.act === "create" && (
        <CreateWebhookDialog
          onClose={close}
          onMade={(made) => {
            close();
            setSecret(made);
          }}
        />
      )}
      {asked?.act === "messages" && <MessagesDialog webhook={asked.webhook} onClose={close} />}
      {(asked?.act === "delete" || asked?.act === "secret") && (
        <ConfirmDialog
          question={t(asked.act === "delete" ? "webhooks.removeQuestion" : "webhooks.secretQuestion")}
          onClose={close}
          onConfirm={() => {
            close();
            (asked.act === "delete" ? remove : change).mutate(asked.webhook.id);
          }}
        />
      )}
    </Section>
  );
}

function Row({ webhook, ask }: { webhook: Webhook; ask: (asked: Asked) => void }) {
  const { t } = useTexts(webhooksTexts);
  const { id, url, description, topics, off } = webhook;
  const turn = useWrite((on: boolean) => call(switchOwnWebhook, { params: { id }, body: { on } }));
  const test = useWrite(() => call(testOwnWebhook, { params: { id } }), { said: t("webhooks.tested") });
  const acts = [
    ["messages", t("webhooks.log")],
    ["secret", t("webhooks.newSecret")],
    ["delete", t("webhooks.remove")],
  ] as const;
  return (
    <Stack gap={6} component="article" aria-label={url} className="webhook">
      <Group justify="space-between" gap="sm">
        <Text fw={600} className="key">
          {url}
        </Text>
        <State of={webhook} />
      </Group>
      <Text size="sm" c="dimmed">
        {[description, topics.map((topic) => t(`webhooks.about.${topic}`)).join(", ")].filter(Boolean).join(" · ")}
      </Text>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={off !== undefined}
          loading={test.isPending}
          onClick={() => test.mutate(undefined)}
        >
          {t("webhooks.tryIt")}
        </Button>
        <Button size="xs" variant="default" loading={turn.isPending} onClick={() => turn.mutate(off !== undefined)}>
          {t(off === undefined ? "webhooks.switchOff" : "webhooks.switchOn")}
        </Button>
        {acts.map(([act, label]) => (
          <Button
            key={act}
            size="xs"
            variant={act === "delete" ? "subtle" : "default"}
            {...(act === "delete" && { color: "red", c: "red" })}
            onClick={() => ask({ act, webhook })}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Refusal error={turn.error ?? test.error} />
    </Stack>
  );
}

function State({ of: { off, failingSince } }: { of: Webhook }) {
  const { t, language } = useTexts(webhooksTexts);
  const failing = failingSince && t("webhooks.failingSince", { when: dateAndTime(failingSince, language) });
  return (
    <Badge variant="light" c="bright" tt="none" color={off ? "gray" : failing ? "orange" : "leaf"}>
      {off ? t(`webhooks.${off}`) : (failing ?? t("webhooks.on"))}
    </Badge>
  );
}
