import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { mostFiles } from "@solvia/core/quotations/requests/request";
import { call } from "../../api/client.ts";
import { uploadRequestFile } from "../../api/endpoints.gen.ts";
import { post } from "../../api/upload.ts";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts, type Reading } from "../../i18n/index.ts";
import { Section } from "../profile/section.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";

const { types, maxBytes } = uploadKinds["quotation-request"];

/** Some systems know no type for a CSV, or call it a spreadsheet. */
const typeOf = ({ name, type }: File): string => (name.toLowerCase().endsWith(".csv") ? "text/csv" : type);
const isAllowed = (file: File): boolean =>
  types.some((type) => type === typeOf(file)) && file.size > 0 && file.size <= maxBytes;

/** What is wrong with the chosen files, before any of them is sent. */
export function filesFault({ t }: Reading<typeof quotationRequestsTexts>, files: readonly File[]) {
  if (files.length > mostFiles) return t("quotationRequest.files.tooMany");
  const wrong = files.find((file) => !isAllowed(file));
  return wrong && t("quotationRequest.files.wrong", { name: wrong.name });
}

/** Sends the files to the store; what the request then takes of them. */
export const sendFiles = (files: readonly File[]): Promise<{ key: string; name: string }[]> =>
  Promise.all(
    files.map(async (file) => {
      const typed = new File([file], file.name, { type: typeOf(file) });
      const body = { name: file.name, contentType: typed.type, size: file.size };
      return { key: await post(await call(uploadRequestFile, { body }), typed), name: file.name };
    }),
  );

interface Props {
  files: File[];
  error: unknown;
  onChange: (files: File[]) => void;
}

/** Files that go with a request. */
export function FilesField({ files, error, onChange }: Props) {
  const { t } = useTexts(quotationRequestsTexts);
  return (
    <Section title={t("quotationRequest.files.title")} hint={t("quotationRequest.files.hint")}>
      <FileField
        aria-label={t("quotationRequest.files.choose")}
        placeholder={t("quotationRequest.files.choose")}
        multiple
        accept={[...types, ".csv"].join(",")}
        value={files}
        onChange={onChange}
        error={typeof error === "string" ? error : undefined}
      />
    </Section>
  );
}
