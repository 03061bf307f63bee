import { Button, NativeSelect, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { insertContacts } from "../../../api/endpoints.gen.ts";
import type { insertContacts as contract } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { countryCodeChoices } from "../../../i18n/country-name.ts";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { FileField } from "../../../ui/fields/file-field.tsx";
import { LimitedArea, LimitedText } from "../../../ui/fields/limited.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { BasisFields } from "./basis-fields.tsx";
import { basisNames, bodyOf, valuesOf, type ContactValues } from "./contact-values.ts";
import { inBase64 } from "../../../api/in-base64.ts";
import { ListsField } from "./lists-field.tsx";

type Report = AnswerOf<typeof contract>;

export function InsertContacts() {
  const { t } = useTexts(officeContactsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t("officeContacts.insert.act")}
      </Button>
      {isOpen && <InsertDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface Values extends ContactValues {
  text: string;
  file: { name: string; base64: string } | null;
}

/** Many contacts at once: checked first, each row with what becomes of it and why, then written. */
function InsertDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeContactsTexts);
  const [report, setReport] = useState<Report>();
  const values: Values = { ...valuesOf(undefined), text: "", file: null };
  const form = useContractForm(insertContacts, {
    values,
    input: ({ text, file, ...typed }) => {
      const { lists, source, language: spoken, country, legalBasis } = bodyOf(typed, undefined);
      const given = file ? { kind: "table" as const, ...file } : { kind: "text" as const, text };
      const body = { given, lists, source, language: spoken, ...(country && { country }) };
      return { body: { ...body, check: report === undefined, ...(legalBasis && { legalBasis }) } };
    },
    check: ({ text, file }) => ({ text: !text.trim() && !file && t("officeContacts.insert.nothing") }),
    shows: ["given"],
    names: basisNames,
    onTyped: () => setReport(undefined),
    send: async (input) => call(insertContacts, input),
    onSaved: (answer) => {
      if (report !== undefined) return onClose();
      return setReport(answer);
    },
    ...(report && { done: t("officeContacts.insert.done") }),
    failed: t("bo.error"),
  });
  const counts = report && {
    accepted: figure(report.accepted, language),
    changed: figure(report.changed, language),
    unchanged: figure(report.unchanged, language),
    refused: figure(report.refused, language),
  };
  const toWrite = report ? report.accepted + report.changed : 0;
  return (
    <FormDialog form={form} onClose={onClose} size="xl" title={t("officeContacts.insert.title")}>
      <LimitedArea
        data-autofocus
        label={t("officeContacts.insert.text")}
        description={t("officeContacts.insert.textHint")}
        longest={300_000}
        autosize
        minRows={4}
        maxRows={10}
        {...form.field("text")}
      />
      <FileField
        label={t("officeContacts.insert.file")}
        accept=".csv,.xlsx"
        onChange={(file) => {
          if (file) void inBase64(file).then((base64) => form.setFieldValue("file", { name: file.name, base64 }));
          else form.setFieldValue("file", null);
        }}
      />
      <ListsField
        value={form.values.lists}
        onChange={(lists) => form.setFieldValue("lists", lists)}
        error={form.errors["lists"]}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LimitedText
          label={t("officeContacts.source")}
          description={t("officeContacts.sourceHint")}
          longest={200}
          required
          {...form.field("source")}
        />
        <NativeSelect
          label={t("officeContacts.country")}
          data={[{ value: "", label: t("officeContacts.noCountry") }, ...countryCodeChoices(language)]}
          {...form.field("country")}
        />
      </SimpleGrid>
      <BasisFields form={form} />
      <Refused form={form} />
      {report && counts && (
        <Stack gap="xs">
          <Text role="status" fw={500}>
            {t("officeContacts.insert.counts", counts)}
          </Text>
          <Rows report={report} />
        </Stack>
      )}
      <DialogFoot
        action={report ? t("officeContacts.insert.write", { count: toWrite }) : t("officeContacts.insert.check")}
        disabled={report !== undefined && toWrite === 0}
        pending={form.isPending}
        onClose={onClose}
      />
    </FormDialog>
  );
}

function Rows({ report }: { report: Report }) {
  const { t } = useTexts(officeContactsTexts);
  return (
    <SmallTable
      rows={report.rows}
      keyOf={({ row }) => String(row)}
      most={260}
      columns={[
        { heading: t("officeContacts.insert.row"), right: true, render: ({ row }) => row },
        { heading: t("officeContacts.email"), strong: true, render: ({ email }) => email },
        {
          heading: t("officeContacts.insert.outcome"),
          render: ({ outcome }) => t(`officeContacts.outcomes.${outcome}`),
        },
        {
          heading: t("officeContacts.insert.why"),
          wide: true,
          render: ({ reasons }) => reasons.map((reason) => t(`officeContacts.reasons.${reason}`)).join(" · "),
        },
      ]}
    />
  );
}
