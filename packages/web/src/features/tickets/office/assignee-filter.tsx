import { Select } from "@mantine/core";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useAdministrators } from "./use-administrators.ts";

interface Props {
  value: string | undefined;
  change: (filters: { assigneeId: string | undefined }) => void;
}

/** Who looks after them, or nobody yet. */
export function AssigneeFilter({ value, change }: Props) {
  const { t } = useTexts(officeTicketsTexts);
  const { people } = useAdministrators();
  const all = [{ value: "nobody", label: t("officeTickets.nobody") }, ...people];
  const known = value === undefined || all.some((one) => one.value === value);
  return (
    <Select
      size="xs"
      label={t("officeTickets.assignee")}
      searchable
      clearable
      data={known ? all : [...all, { value, label: value }]}
      value={value ?? null}
      onChange={(assigneeId) => change({ assigneeId: assigneeId ?? undefined })}
    />
  );
}
