import { ActionIcon, Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../../api/client.ts";
import { deleteProduct, duplicateProduct } from "../../../../api/endpoints.gen.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { problemText } from "../../../../ui/states.tsx";
import { useBulkChange, type Row } from "./use-bulk-change.ts";
import { IconCopy, IconDots, IconExternalLink, IconEye, IconEyeOff, IconTrash } from "../../../../ui/icons.gen.ts";

const wait = 3;

/** What can be done with one product. */
export function RowMenu({ row }: { row: Row }) {
  const { t } = useTexts(officeProductsTexts);
  const navigate = useNavigate();
  const { run } = useBulkChange();
  const [asking, setAsking] = useState(false);
  const params = { id: row.id };
  const fail = (error: unknown) => notifications.show({ color: "red", message: problemText(t, error) });
  const duplicate = useMutation({
    mutationFn: () => call(duplicateProduct, { params }),
    onSuccess: async ({ id }) => {
      notifications.show({ color: "green", message: t("officeProducts.duplicated") });
      await navigate({ to: "/back-office/save-product/$id", params: { id } });
    },
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: () => call(deleteProduct, { params }),
    onSuccess: () => {
      notifications.show({ color: "green", message: t("officeProducts.deleted") });
    },
    onError: fail,
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="dark" aria-label={t("officeProducts.actions", { name: row.name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => duplicate.mutate()}>
            {t("officeProducts.duplicate")}
          </Menu.Item>
          <Menu.Item
            leftSection={row.visibility ? <IconEyeOff size={16} /> : <IconEye size={16} />}
            onClick={() => run({ ids: [row.id], change: { kind: "visibility", visibility: !row.visibility } })}
          >
            {t(row.visibility ? "officeProducts.hide" : "officeProducts.show")}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconExternalLink size={16} />}
            onClick={() => void navigate({ to: "/product/$id", params })}
          >
            {t("officeProducts.viewInShop")}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} color="red" onClick={() => setAsking(true)}>
            {t("officeProducts.delete")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asking && (
        <ConfirmDialog
          question={t("officeProducts.deleteQuestion", { name: row.name })}
          wait={wait}
          onConfirm={() => {
            setAsking(false);
            remove.mutate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
