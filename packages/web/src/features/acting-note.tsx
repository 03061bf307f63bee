import { Alert } from "@mantine/core";
import { useTexts } from "../i18n/index.ts";
import "../i18n/office.ts";

/** Whose cart an employee is filling. */
export function ActingNote({ customer }: { customer: string }) {
  const { t } = useTexts();
  return (
    <Alert color="yellow" mb="md">
      {t("officePeople.actingCart", { customer })}
    </Alert>
  );
}
