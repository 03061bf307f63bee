import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { mostTicketFiles } from "@solvia/core/tickets/ticket-codes";
import { upload } from "../../api/upload.ts";
import { supportTexts } from "../../i18n/areas/support.ts";
import { useTexts } from "../../i18n/index.ts";
import { FileField } from "../../ui/fields/file-field.tsx";

const { types, maxBytes } = uploadKinds["ticket-file"];

/** Some systems know no type for a CSV, or call it a spreadsheet. */
const typed = (file: File): File =>
  file.name.toLowerCase().endsWith(".csv") ? new File([file], file.name, { type: "text/csv" }) : file;

const isAllowed = (file: File): boolean =>
  types.some((type) => type === typed(file).type) && file.size > 0 && file.size <= maxBytes;

/** Whether the chosen files are as many and of such a kind as may be sent. */
export const areTicketFiles = (files: readonly File[]): boolean =>
  files.length <= mostTicketFiles && files.every(isAllowed);

/** Sends the files to the store; what a message then takes of them. */
export const sendTicketFiles = (files: readonly File[]): Promise<{ key: string; name: string }[]> =>
  Promise.all(files.map(async (file) => ({ key: await upload("ticket-file", typed(file)), name: file.name })));

interface Props {
  files: File[];
  error: unknown;
  onChange: (files: File[]) => void;
}

/** Files that go with a message. */
export function TicketFilesField({ files, error, onChange }: Props) {
  const { t } = useTexts(supportTexts);
  return (
    <FileField
      label={t("support.form.files")}
      description={t("support.form.filesHint", { most: mostTicketFiles })}
      multiple
      accept={[...types, ".csv"].join(",")}
      value={files}
      onChange={onChange}
      error={typeof error === "string" ? error : undefined}
    />
  );
}
