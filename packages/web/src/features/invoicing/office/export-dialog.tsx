import { Alert, Button, Group, NativeSelect, Progress, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plusDays, romeMonth } from "@solvia/core/platform/time";
import { ApiProblem, queryOf } from "../../../api/client.ts";
import { exportInvoices, getInvoiceExport } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { IconDownload } from "../../../ui/icons.gen.ts";
import { Failure, problemText } from "../../../ui/states.tsx";

/** The first and the last day of the month before this one: what the accountant asks for. */
function lastMonth(): { from: string; to: string } {
  const first = `${romeMonth(new Date())}-01`;
  const to = plusDays(first, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Has a period's documents put into an archive for the accountant. */
export function ExportDocuments() {
  const { t } = useTexts(officeInvoicingTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconDownload size={16} />} onClick={() => setOpen(true)}>
        {t("officeInvoicing.export.open")}
      </Button>
      {isOpen && <ExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface Values {
  from: string;
  to: string;
  format: "csv" | "xlsx";
}

function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeInvoicingTexts);
  const [job, setJob] = useState<string>();
  const [initial] = useState<Values>(() => ({ ...lastMonth(), format: "xlsx" }));
  const form = useContractForm(exportInvoices, {
    values: initial,
    input: (values) => ({ body: values }),
    onSaved: ({ id }) => setJob(id),
  });
  return (
    <FormDialog title={t("officeInvoicing.export.title")} form={form} onClose={onClose}>
      <Text size="sm" c="dimmed">
        {t("officeInvoicing.export.hint")}
      </Text>
      <Group align="flex-start" grow>
        <TextInput type="date" label={t("officeInvoicing.export.from")} {...form.field("from")} />
        <TextInput type="date" label={t("officeInvoicing.export.to")} {...form.field("to")} />
        <NativeSelect
          label={t("officeInvoicing.export.format")}
          {...form.field("format")}
          data={[
            { value: "xlsx", label: "XLSX" },
            { value: "csv", label: "CSV" },
          ]}
        />
      </Group>
      <Refused form={form} />
      {job && <Running key={job} id={job} />}
      <DialogFoot action={t("officeInvoicing.export.start")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}

/** How far it is, and the archive once it is there. */
function Running({ id }: { id: string }) {
  const { t } = useTexts(officeInvoicingTexts);
  const { data: job, error } = useQuery({
    ...queryOf(getInvoiceExport, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === "done" || data?.state === "failed" ? false : 1000),
  });
  if (error) return <Failure error={error} />;
  if (!job) return null;
  const { state, done, total, problem } = job;
  return (
    <Alert
      color={state === "failed" ? "red" : "leaf"}
      title={t(`officeInvoicing.export.states.${state}`)}
      aria-live="polite"
    >
      <Stack align="flex-start" gap="sm">
        {state === "running" && (
          <Progress
            value={total > 0 ? (done / total) * 100 : 0}
            w="100%"
            aria-label={t("officeInvoicing.export.title")}
          />
        )}
        {state !== "failed" && (
          <Text size="sm" className="numbers">
            {t("officeInvoicing.export.progress", { done, all: total })}
          </Text>
        )}
        {problem && <Text size="sm">{problemText(t, new ApiProblem(409, { code: problem }))}</Text>}
        {state === "done" && (
          <Button
            component="a"
            href={`/api/back-office/invoice-exports/${id}/file`}
            leftSection={<IconDownload size={16} />}
          >
            {t("officeInvoicing.export.download")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
