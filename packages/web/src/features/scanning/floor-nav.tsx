import { Group } from "@mantine/core";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";

/** The bar of the warehouse's pages: the day, what comes, what goes. It stands on its scanner as well. */
export function FloorNav() {
  const { t } = useTexts(officeWarehouseTexts);
  return (
    <Group component="nav" gap="xs" grow aria-label={t("floor.warehouse")}>
      <ButtonLink to="/warehouses" size="md" px="xs" variant="default" activeOptions={{ exact: true }}>
        {t("floor.day")}
      </ButtonLink>
      <ButtonLink to="/warehouses/inputs" size="md" px="xs" variant="default">
        {t("floor.inputs")}
      </ButtonLink>
      <ButtonLink to="/warehouses/outputs" size="md" px="xs" variant="default">
        {t("floor.outputs")}
      </ButtonLink>
    </Group>
  );
}
