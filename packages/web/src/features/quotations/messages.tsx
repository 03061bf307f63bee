import { Button, Checkbox, Select, Stack, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepAnswer } from "../../api/client.ts";
import { askAboutQuotation, getQuotation } from "../../api/endpoints.gen.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { MessageList } from "./shared/message-list.tsx";
import type { Quotation } from "./shared/quotation-shapes.ts";

/** Of what somebody has begun to write by a button beside it. */
export interface About {
  lineId?: string;
  asksChange: boolean;
}

interface Props {
  quotation: Quotation;
  mayWrite: boolean;
  about: About | undefined;
}

/** What both sides have written, and a word more. */
export function Messages({ quotation, mayWrite, about }: Props) {
  const { t } = useTexts(quotationsTexts);
  return (
    <Stack gap="md" id="messages">
      <Title order={2} size="h4">
        {t("quotation.messages.title")}
      </Title>
      <MessageList messages={quotation.messages} lines={quotation.current.lines} side="customer" />
      {mayWrite && <Write quotation={quotation} about={about} />}
    </Stack>
  );
}

function Write({ quotation, about }: Pick<Props, "quotation" | "about">) {
  const { t } = useTexts(quotationsTexts);
  const client = useQueryClient();
  const params = { id: quotation.id };
  const form = useContractForm(askAboutQuotation, {
    values: { text: "", lineId: "", asksChange: false },
    input: ({ text, lineId, asksChange }) => ({
      params,
      body: { text, asksChange, ...(lineId !== "" && { lineId }) },
    }),
    draft: { of: `quotation-message/${quotation.id}`, back: true },
    clears: true,
    done: t("quotation.messages.sent"),
    onSaved: (answer) => keepAnswer(client, getQuotation, { params }, answer),
  });
  const { setValues, getInputNode } = form;
  useEffect(() => {
    if (!about) return;
    setValues({ lineId: about.lineId ?? "", asksChange: about.asksChange });
    getInputNode("text")?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the buttons beside the lines say, each time one is pressed
  }, [about]);
  const { lines } = quotation.current;
  return (
    <Form {...form.frame}>
      <Stack gap="sm">
        <LimitedArea label={t("quotation.messages.text")} longest={2000} autosize minRows={3} {...form.field("text")} />
        <Select
          label={t("quotation.messages.line")}
          allowDeselect={false}
          data={[
            { value: "", label: t("quotation.messages.all") },
            ...lines.map(({ lineId, brand, name }) => ({ value: lineId, label: `${brand} ${name}`.trim() })),
          ]}
          {...form.field("lineId")}
        />
        <Checkbox label={t("quotation.messages.change")} {...form.box("asksChange")} />
        <Refused form={form} />
        <Button type="submit" loading={form.isPending} style={{ alignSelf: "flex-start" }}>
          {t("quotation.messages.send")}
        </Button>
      </Stack>
    </Form>
  );
}
