import { Select, type SelectProps } from "@mantine/core";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useWarehouses } from "./use-warehouses.ts";

interface Props extends Pick<SelectProps, "label" | "error" | "required"> {
  value: string;
  change: (id: string) => void;
  /** Those alone into which goods may come. */
  open?: true;
}

/** One of the warehouses. */
export function WarehouseChoice({ value, change, open, ...look }: Props) {
  const { warehouses } = useWarehouses();
  return (
    <Select
      {...look}
      allowDeselect={false}
      data={warehouses.filter(({ active }) => active || !open).map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(id) => id && change(id)}
    />
  );
}

/** In which warehouse, or in all. */
export function WarehouseFilter({
  value,
  change,
}: {
  value: string | undefined;
  change: (filters: { warehouseId: string | undefined }) => void;
}) {
  const { t } = useTexts(officeStockTexts);
  const { warehouses } = useWarehouses();
  return (
    <Select
      size="xs"
      label={t("officeStock.warehouse")}
      clearable
      placeholder={t("officeStock.allWarehouses")}
      data={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? null}
      onChange={(warehouseId) => change({ warehouseId: warehouseId ?? undefined })}
    />
  );
}

/** What a warehouse is called. */
export function WarehouseName({ id }: { id: string }) {
  const { nameOf } = useWarehouses();
  return nameOf(id);
}
