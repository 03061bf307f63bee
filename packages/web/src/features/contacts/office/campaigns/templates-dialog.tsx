import { Button, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { languages, type Language } from "@solvia/core/platform/locale";
import { call, queryOf } from "../../../../api/client.ts";
import { listColdEmailTemplates, saveColdEmailTemplate } from "../../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../../i18n/areas/office-contacts.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { Failure } from "../../../../ui/states.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";

export function Templates() {
  const { t } = useTexts(officeContactsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t("officeContacts.campaigns.templates")}
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface Values {
  tag: string;
  body: string;
  language: Language;
}

/** A new version of a template, shown before it is kept; below it those that there are, each to begin from. */
function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeContactsTexts);
  const { data, error } = useQuery(queryOf(listColdEmailTemplates, { query: { limit: 200 } }));
  const [preview, setPreview] = useState<string>();
  const values: Values = { tag: "", body: "", language: "it" };
  const form = useContractForm(saveColdEmailTemplate, {
    values,
    input: (typed) => ({ body: { ...typed, check: preview === undefined } }),
    send: (input) => call(saveColdEmailTemplate, input),
    onTyped: () => setPreview(undefined),
    onSaved: (answer) => {
      if (answer.template) return onClose();
      return setPreview(answer.preview.text);
    },
    ...(preview !== undefined && { done: t("bo.added") }),
    failed: t("bo.error"),
  });
  const name = (code: string) => new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
  return (
    <FormDialog form={form} onClose={onClose} size="xl" title={t("officeContacts.campaigns.templates")}>
      {error && <Failure error={error} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LimitedText
          data-autofocus
          label={t("officeContacts.campaigns.tag")}
          description={t("officeContacts.listNameHint")}
          longest={50}
          required
          {...form.field("tag")}
        />
        <NativeSelect
          label={t("officeContacts.language")}
          data={languages.map((value) => ({ value, label: name(value) }))}
          {...form.field("language")}
        />
      </SimpleGrid>
      <LimitedArea
        label={t("officeContacts.campaigns.body")}
        description={t("officeContacts.campaigns.bodyHint")}
        longest={10_000}
        autosize
        minRows={6}
        maxRows={14}
        required
        {...form.field("body")}
      />
      <Refused form={form} />
      {preview !== undefined && (
        <Stack gap={4}>
          <Text fw={500} role="status">
            {t("officeContacts.campaigns.preview")}
          </Text>
          <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {preview}
          </Text>
        </Stack>
      )}
      <DialogFoot
        action={t(preview === undefined ? "officeContacts.campaigns.look" : "officeContacts.campaigns.keep")}
        pending={form.isPending}
        onClose={onClose}
      />
      <SmallTable
        rows={data?.items ?? []}
        keyOf={({ id }) => id}
        most={220}
        columns={[
          { heading: t("officeContacts.campaigns.version"), strong: true, render: ({ id }) => id },
          { heading: t("officeContacts.createdOn"), render: ({ createdOn }) => date(createdOn, language) },
          {
            heading: t("officeContacts.actions"),
            act: true,
            render: ({ tag, body, language: spoken, id }) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${t("officeContacts.campaigns.begin")} ${id}`}
                onClick={() => {
                  form.setFieldValue("tag", tag);
                  form.setFieldValue("body", body);
                  form.setFieldValue("language", spoken);
                  setPreview(undefined);
                }}
              >
                {t("officeContacts.campaigns.begin")}
              </Button>
            ),
          },
        ]}
      />
    </FormDialog>
  );
}
