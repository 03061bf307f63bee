import { Table, Text } from "@mantine/core";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { GuardDialog } from "../guard-dialog.tsx";
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
    <GuardDialog
      title={t("officeProducts.stockGuard.title", { count: asked.length })}
      size={620}
      why={t("officeProducts.stockGuard.why")}
      minWidth={0}
      head={
        <>
          <Table.Th>{t("officeProducts.name")}</Table.Th>
          <Table.Th ta="right">{t("officeProducts.stockGuard.before")}</Table.Th>
          <Table.Th ta="right">{t("officeProducts.stockGuard.after")}</Table.Th>
        </>
      }
      rows={asked.map(({ id, before, after }) => (
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
      back={t("officeProducts.stockGuard.back")}
      confirm={t("officeProducts.stockGuard.confirm")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
