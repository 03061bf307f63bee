import { Stack, Text } from "@mantine/core";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { dateTime } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { codeWords, type Document } from "./words.ts";

/** What the exchange has said of a document, as it was noted, with the reasons in words. */
export function Notices({ notices }: Pick<Document, "notices">) {
  const { t, language } = useTexts(officeInvoicingTexts);
  return (
    <Stack gap={2}>
      {notices.map(({ kind, fileName, at, codes }) => (
        <Text key={`${kind} ${fileName}`} size="sm" className="long-words numbers">
          {[
            dateTime(at, language),
            t(`officeInvoicing.notices.${kind}`),
            ...codes.map((code) => codeWords(t, code)),
          ].join(" · ")}
        </Text>
      ))}
    </Stack>
  );
}
