import { Button, Group, NativeSelect, Stack, Title } from "@mantine/core";
import { call, keepAnswer } from "../../../../api/client.ts";
import { useQueryClient } from "@tanstack/react-query";
import { answerQuotation, getBackOfficeQuotation } from "../../../../api/endpoints.gen.ts";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { MessageList } from "../../shared/message-list.tsx";
import type { Quotation } from "../quotation.ts";

/** What both sides have written, each word by the line that it is about, and the desk's answer. */
export function Messages({ quotation }: { quotation: Quotation }) {
  const { t } = useTexts(officeQuotationsTexts);
  const { id, messages, current, draft, sent } = quotation;
  const client = useQueryClient();
  const lines = (sent > 0 ? current : draft)?.lines ?? [];
  const all = [...lines, ...(draft?.lines ?? [])];
  const form = useContractForm(answerQuotation, {
    values: { text: "", lineId: "" },
    input: ({ text, lineId }) => ({ params: { id }, body: { text, lineId: lineId || undefined } }),
    send: async (input) => {
      const answer = await call(answerQuotation, input);
      keepAnswer(client, getBackOfficeQuotation, { params: { id } }, answer);
      return answer;
    },
    draft: { of: `quotation-answer/${id}` },
    done: t("officeQuotations.messageSent"),
    clears: true,
  });
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t("officeQuotations.messages")}
      </Title>
      <MessageList messages={messages} lines={all} side="office" />
      <Form {...form.frame} what={t("officeQuotations.answer")}>
        <Stack gap="sm" align="flex-start">
          <LimitedArea
            label={t("officeQuotations.answer")}
            description={t(sent > 0 ? "officeQuotations.answerHint" : "officeQuotations.answerBeforeHint")}
            longest={2000}
            autosize
            minRows={2}
            w="100%"
            {...form.field("text")}
          />
          <Group align="flex-end">
            <NativeSelect
              label={t("officeQuotations.ofLine")}
              maw={420}
              data={[
                { value: "", label: t("officeQuotations.ofAll") },
                ...lines.map(({ lineId, name }, at) => ({ value: lineId, label: `${at + 1}. ${name}` })),
              ]}
              {...form.field("lineId")}
            />
            <Button type="submit" variant="default" loading={form.isPending} disabled={!form.values.text.trim()}>
              {t("officeQuotations.answerSend")}
            </Button>
          </Group>
          <Refused form={form} />
        </Stack>
      </Form>
    </Stack>
  );
}
