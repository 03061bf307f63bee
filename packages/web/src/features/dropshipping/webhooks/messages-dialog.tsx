import "@mantine/core/styles/Code.css";
import { Badge, Button, Code, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { listOwnWebhookDeliveries as Contract } from "@solvia/core/contract/dropshipping";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { dayEnd, dayStart, plusDays, romeDate } from "@solvia/core/platform/time";
import { queryOf } from "../../../api/client.ts";
import { listOwnWebhookDeliveries, replayOwnWebhook } from "../../../api/endpoints.gen.ts";
import { webhooksTexts } from "../../../i18n/areas/webhooks.ts";
import { dateAndTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure } from "../../../ui/states.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import type { Webhook } from "./told-webhook.ts";

type Message = AnswerOf<typeof Contract>["items"][number];

/** What a webhook was told, with each try, and a window of it sent once more. */
export function MessagesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t, language } = useTexts(webhooksTexts);
  const { data, error, refetch } = useQuery(
    queryOf(listOwnWebhookDeliveries, { params: { id: webhook.id }, query: { limit: "100" } }),
  );
  return (
    <Dialog title={t("webhooks.logOf", { url: webhook.url })} size="xl" onClose={onClose}>
      <Stack>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <Waiting shape="cards" count={1} />}
        {data?.items.length === 0 && <Text c="dimmed">{t("webhooks.nothing")}</Text>}
        {data && data.items.length > 0 && (
          <SmallTable
            rows={data.items}
            keyOf={({ id }) => id}
            minWidth={560}
            most={420}
            columns={[
              { heading: t("webhooks.at"), render: ({ createdOn }) => dateAndTime(createdOn, language) },
              {
                heading: t("webhooks.type"),
                strong: true,
                render: ({ type, id }) => (
                  <>
                    {t(`webhooks.about.${type}`)} <Code>{id}</Code>
                  </>
                ),
              },
              { heading: t("webhooks.delivered"), render: (message) => <End of={message} /> },
            ]}
          />
        )}
        {webhook.off === undefined && <Replay id={webhook.id} onDone={() => void refetch()} />}
      </Stack>
    </Dialog>
  );
}

const colours = { delivered: "leaf", pending: "orange", failed: "red" } as const;

function End({ of: { state, tries, nextAt } }: { of: Message }) {
  const { t, language } = useTexts(webhooksTexts);
  const answer = tries.at(-1)?.answer;
  return (
    <Stack gap={2} align="flex-start">
      <Badge variant="light" c="bright" tt="none" color={colours[state]}>
        {state === "pending" ? t("webhooks.pending", { when: dateAndTime(nextAt, language) }) : t(`webhooks.${state}`)}
      </Badge>
      {answer !== undefined && (
        <Text size="sm" c="dimmed">
          {typeof answer === "number" ? answer : t(`webhooks.${answer}`)}
        </Text>
      )}
    </Stack>
  );
}

function Replay({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTexts(webhooksTexts);
  const [today] = useState(() => romeDate(new Date()));
  const form = useContractForm(replayOwnWebhook, {
    values: { from: plusDays(today, -1), until: today, which: "failed" as const },
    input: ({ from, until, which }) => ({
      params: { id },
      body: { which, from: from && dayStart(from), until: until && dayEnd(until) },
    }),
    onSaved: ({ replayed }) => {
      notifications.show({ color: "leaf", message: t("webhooks.replayed", { n: replayed }) });
      onDone();
    },
  });
  return (
    <Form {...form.frame}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("webhooks.replayHint")}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 4 }} spacing="sm" style={{ alignItems: "end" }}>
          <TextInput type="date" label={t("webhooks.from")} required max={today} {...form.field("from")} />
          <TextInput type="date" label={t("webhooks.until")} required max={today} {...form.field("until")} />
          <NativeSelect
            label={t("webhooks.which")}
            {...form.field("which")}
            data={[
              { value: "failed", label: t("webhooks.onlyFailed") },
              { value: "all", label: t("webhooks.all") },
            ]}
          />
          <Button type="submit" variant="default" loading={form.isPending}>
            {t("webhooks.replay")}
          </Button>
        </SimpleGrid>
        <Refused form={form} />
      </Stack>
    </Form>
  );
}
