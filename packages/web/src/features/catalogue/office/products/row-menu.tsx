import { ActionIcon, Menu } from "@mantine/core";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconDots } from "../../../../ui/icons.gen.ts";
import { useActs } from "../../../office-kit/records/use-acts.tsx";
import { productKind } from "./product-kind.tsx";
import type { Row } from "./use-bulk-change.ts";

/** What can be done with one product. */
export function RowMenu({ row }: { row: Row }) {
  const { t } = useTexts(officeProductsTexts);
  const { acts, dialog } = useActs(productKind, row);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="dark" aria-label={t("officeProducts.actions", { name: row.name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map(({ name, label, icon: Icon, grave, run }) => (
            <Menu.Item
              key={name}
              {...(grave && { color: "red" })}
              {...(Icon && { leftSection: <Icon size={16} /> })}
              onClick={run}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
