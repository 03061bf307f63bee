import { NativeSelect } from "@mantine/core";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { useHouses } from "./use-houses.ts";

interface Props {
  value: string | undefined;
  onChange: (warehouse: string | undefined) => void;
}

/** In which warehouse one works, or in all; nothing where there is one. */
export function HouseChoice({ value, onChange }: Props) {
  const { t } = useTexts(officeWarehouseTexts);
  const { houses } = useHouses();
  if (houses.length < 2) return null;
  return (
    <NativeSelect
      size="lg"
      label={t("floor.warehouse")}
      value={value ?? ""}
      data={[
        { value: "", label: t("floor.allWarehouses") },
        ...houses.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
