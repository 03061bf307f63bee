import { Alert, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";

/** What a colleague saved while somebody typed notes: shown before theirs are written over. */
export function TheirNotes({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTexts(officeTexts);
  return (
    <Alert color="orange" role="alert" w="100%" title={t("bo.notesTheirs")}>
      <Text size="sm" className="own-lines">
        {text || "—"}
      </Text>
      <Text size="sm" mt="xs">
        {t("bo.notesTheirsHint")}
      </Text>
      {children}
    </Alert>
  );
}
