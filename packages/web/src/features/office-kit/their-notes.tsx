import { Alert, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { officeTexts } from "../../i18n/areas/office.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  text: string;
  /** Title and hint, where it isn't notes that were typed. */
  words?: readonly [title: string, hint: string];
  children?: ReactNode;
}

/** What a colleague saved while somebody typed: shown before theirs is written over. */
export function TheirNotes({ text, words, children }: Props) {
  const { t } = useTexts(officeTexts);
  const [title, hint] = words ?? [t("bo.notesTheirs"), t("bo.notesTheirsHint")];
  return (
    <Alert color="orange" role="alert" w="100%" title={title}>
      <Text size="sm" className="own-lines">
        {text || "—"}
      </Text>
      <Text size="sm" mt="xs">
        {hint}
      </Text>
      {children}
    </Alert>
  );
}
