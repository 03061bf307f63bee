import { Group, TextInput } from "@mantine/core";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";

interface Props {
  value: string | undefined;
  filters: Readonly<{ [name: string]: unknown }>;
  change: (filters: { [name: string]: unknown }) => void;
}

/** The days of expenses, both included. */
export function ExpenseDays({ value, filters, change }: Props) {
  const { t } = useTexts(officePurchasesTexts);
  const until = typeof filters["until"] === "string" ? filters["until"] : "";
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        type="date"
        size="xs"
        label={t("officePurchases.from")}
        value={value ?? ""}
        onChange={(event) => change({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        size="xs"
        label={t("officePurchases.until")}
        value={until}
        onChange={(event) => change({ until: event.currentTarget.value || undefined })}
      />
    </Group>
  );
}
