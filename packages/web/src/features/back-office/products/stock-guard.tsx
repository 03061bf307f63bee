import { Button, Group, Modal, Stack, Table, Text } from "@mantine/core";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { AskedStock, Row } from "./use-bulk-change.ts";

interface Props {
  asked: readonly AskedStock[];
  rows: readonly Row[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks about stock that looks misread, product by product, old beside new; none of it is written before it is confirmed. */
export function StockGuard({ asked, rows, onConfirm, onClose }: Props) {
  const { t, language } = useTexts();
  const nameOf = (id: string) => rows.find((row) => row.id === id);
  return (
    <Modal
      opened
      onClose={onClose}
      size={620}
      title={t("officeProducts.stockGuard.title", { count: asked.length })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack>
        <Text size="sm">{t("officeProducts.stockGuard.why")}</Text>
        <Table.ScrollContainer minWidth={0} mah={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table className="numbers" verticalSpacing={6} stickyHeader>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("officeProducts.name")}</Table.Th>
                <Table.Th ta="right">{t("officeProducts.stockGuard.before")}</Table.Th>
                <Table.Th ta="right">{t("officeProducts.stockGuard.after")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {asked.map(({ id, before, after }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    {nameOf(id)?.name}
                    <Text size="xs" c="dark.3">
                      {nameOf(id)?.productCode}
                    </Text>
                  </Table.Td>
                  <Table.Td ta="right">{figure(before, language)}</Table.Td>
                  <Table.Td ta="right" fw={600}>
                    {figure(after, language)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t("officeProducts.stockGuard.back")}
          </Button>
          <Button color="red.8" onClick={onConfirm}>
            {t("officeProducts.stockGuard.confirm")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
