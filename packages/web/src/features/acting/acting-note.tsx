import { Alert } from "@mantine/core";
import { officePeopleTexts } from "../../i18n/areas/office-people.ts";
import { useTexts } from "../../i18n/index.ts";

/** Whose cart an employee is filling. */
export function ActingNote({ customer }: { customer: string }) {
  const { t } = useTexts(officePeopleTexts);
  return (
    <Alert color="yellow" mb="md">
      {t("officePeople.actingCart", { customer })}
    </Alert>
  );
}
