import { Alert, Button, FileButton, List, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { AnswerOf, CallOf } from "@solvia/core/contract/endpoint";
import type { importBankStatement as Contract } from "@solvia/core/contract/back-office/payments";
import { ApiProblem, call } from "../../../../api/client.ts";
import { importBankStatement } from "../../../../api/endpoints.gen.ts";
import { inBase64 } from "../../../../api/in-base64.ts";
import { officeBankTexts } from "../../../../i18n/areas/office-bank.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { ChooseColumns } from "./choose-columns.tsx";

type Body = CallOf<typeof Contract>["body"];
const mostBytes = 3_000_000;

/** The headings of a table whose columns nobody knows. */
function headingsOf(error: unknown): string[] | undefined {
  if (!(error instanceof ApiProblem) || error.code !== "unknown-columns") return undefined;
  const { headings } = error.params as { headings?: unknown };
  return Array.isArray(headings) && headings.length > 0 ? headings.map(String) : undefined;
}

/** The bank's file: read at once, what was read is told; the columns of an unknown table are asked. */
export function UploadStatement() {
  const { t } = useTexts(officeBankTexts);
  const [isTooLarge, setTooLarge] = useState(false);
  const [file, setFile] = useState<Pick<Body, "name" | "content">>();
  const reset = useRef<() => void>(null);
  const upload = useMutation({ mutationFn: (body: Body) => call(importBankStatement, { body }) });
  const choose = async (chosen: File | null) => {
    reset.current?.();
    if (!chosen) return;
    setTooLarge(chosen.size > mostBytes);
    if (chosen.size > mostBytes) return;
    const read = { name: chosen.name, content: await inBase64(chosen) };
    setFile(read);
    upload.mutate(read);
  };
  const close = () => {
    setTooLarge(false);
    upload.reset();
  };
  const headings = headingsOf(upload.error);
  return (
    <>
      <FileButton resetRef={reset} accept=".xml,.csv,.txt,.xlsx" onChange={(chosen) => void choose(chosen)}>
        {(props) => (
          <Button size="xs" loading={upload.isPending} title={t("officeBank.uploadHint")} {...props}>
            {t("officeBank.upload")}
          </Button>
        )}
      </FileButton>
      {headings && file && (
        <ChooseColumns
          headings={headings}
          pending={upload.isPending}
          onChosen={(fields) => upload.mutate({ ...file, columns: { headings, fields } })}
          onClose={close}
        />
      )}
      {(upload.data ?? (isTooLarge || (Boolean(upload.error) && !headings))) && (
        <Dialog title={t("officeBank.upload")} onClose={close}>
          <Stack>
            {isTooLarge && <Alert color="red">{t("officeBank.tooLarge")}</Alert>}
            {Boolean(upload.error) && <Failure error={upload.error} />}
            {upload.data && <Read read={upload.data} />}
            <CloseFoot onClose={close} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function CloseFoot({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeTexts);
  return (
    <Button variant="default" onClick={onClose} data-autofocus style={{ alignSelf: "flex-end" }}>
      {t("common.close")}
    </Button>
  );
}

/** What was read, and what was not. */
function Read({ read: { added, known, pending, withoutReference, refused } }: { read: AnswerOf<typeof Contract> }) {
  const { t } = useTexts(officeBankTexts);
  return (
    <div role="status">
      <Text>{t("officeBank.read", { all: added + known, added, known })}</Text>
      <List size="sm" mt="xs">
        {pending > 0 && <List.Item>{t("officeBank.pending", { count: pending })}</List.Item>}
        {withoutReference > 0 && <List.Item>{t("officeBank.withoutReference", { count: withoutReference })}</List.Item>}
        {refused.map(({ is, row, field, why, text }) => (
          <List.Item key={`${row} ${field} ${text}`} className="long-words">
            {t(`officeBank.refused.${is}`, {
              row,
              why: t(`officeBank.faults.${why}`, { field: t(`officeBank.fields.${field}`), text }),
            })}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
