import { Select } from "@mantine/core";
import { languages } from "@solvia/core/platform/locale";
import { languageNames } from "../../../i18n/languages.ts";
import { changeQuickReply, createQuickReply } from "../../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { useTexts } from "../../../i18n/index.ts";
import { call } from "../../../api/client.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea, LimitedText } from "../../../ui/fields/limited.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { Quick } from "./ticket.ts";

/** A text that the desk writes often, a new one or one that is there. */
export function QuickReplyDialog({ reply, onClose }: { reply: Quick | undefined; onClose: () => void }) {
  const { t, language } = useTexts(officeTicketsTexts, officeTexts);
  const form = useContractForm(createQuickReply, {
    values: { title: reply?.title ?? "", text: reply?.text ?? "", language: reply?.language ?? language },
    input: (values) => ({
      body: {
        title: values.title,
        text: values.text,
        language: languages.find((one) => one === values.language) ?? language,
        revision: reply?.revision ?? 0,
      },
    }),
    send: (input) =>
      reply ? call(changeQuickReply, { params: { id: reply.id }, body: input.body }) : call(createQuickReply, input),
    draft: { of: `quick-reply/${reply?.id ?? "new"}` },
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={reply ? t("officeTickets.quickEdit", { title: reply.title }) : t("officeTickets.quickNew")}
      onClose={onClose}
    >
      <LimitedText label={t("officeTickets.quickTitle")} longest={80} data-autofocus {...form.field("title")} />
      <LimitedArea
        label={t("officeTickets.quickText")}
        description={t("officeTickets.quickTextHint", { name: "{{name}}", number: "{{number}}", order: "{{order}}" })}
        longest={3000}
        autosize
        minRows={4}
        {...form.field("text")}
      />
      <Select
        label={t("officeTickets.quickLanguage")}
        allowDeselect={false}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field("language")}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeTickets.send")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
