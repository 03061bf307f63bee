import { Select } from "@mantine/core";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useSuppliers } from "./use-suppliers.ts";

interface Props {
  value: string | undefined;
  change: (filters: { supplierId: string | undefined }) => void;
}

/** What is of one supplier. */
export function SupplierFilter({ value, change }: Props) {
  const { t } = useTexts(officePurchasesTexts);
  const suppliers = useSuppliers();
  return (
    <Select
      size="xs"
      label={t("officePurchases.supplier")}
      placeholder={t("officePurchases.anySupplier")}
      searchable
      clearable
      data={suppliers}
      value={value ?? null}
      onChange={(supplierId) => change({ supplierId: supplierId ?? undefined })}
    />
  );
}
