import { Checkbox, Select } from "@mantine/core";
import { officeQuotationsTexts } from "../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { useSellers } from "./use-sellers.ts";

interface Props {
  value: string | undefined;
  change: (filters: { ownerId: string | undefined }) => void;
}

/** Who looks after them: an administrator chooses among colleagues, an agent their own apart from their customers' others. */
export function OwnerFilter({ value, change }: Props) {
  const { t } = useTexts(officeQuotationsTexts);
  const { user, mayHandOut, sellers } = useSellers();
  if (!mayHandOut) {
    return (
      <Checkbox
        size="xs"
        className="list-flag"
        label={t("officeQuotations.mine")}
        checked={value !== undefined && value === user?.id}
        onChange={(event) => change({ ownerId: event.currentTarget.checked ? user?.id : undefined })}
      />
    );
  }
  const known = value === undefined || sellers.some((seller) => seller.value === value);
  return (
    <Select
      size="xs"
      label={t("officeQuotations.owner")}
      searchable
      clearable
      data={known ? sellers : [...sellers, { value: value, label: value }]}
      value={value ?? null}
      onChange={(ownerId) => change({ ownerId: ownerId ?? undefined })}
    />
  );
}
