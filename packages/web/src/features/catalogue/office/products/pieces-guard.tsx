import { Text } from "@mantine/core";
import { officeImportTexts } from "../../../../i18n/areas/office-import.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { figureWith } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { GuardDialog } from "../guard-dialog.tsx";
import type { AskedPieces, Row } from "./use-bulk-change.ts";

interface Props {
  toConfirm: readonly AskedPieces[];
  rows: readonly Row[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks about a stock or a minimum that looks misread, product by product, old beside new; none of it is written before it is confirmed. */
export function PiecesGuard({ toConfirm, rows, onConfirm, onClose }: Props) {
  const { t, language } = useTexts(officeImportTexts, officeProductsTexts);
  const words = toConfirm[0]?.kind === "minQuantity" ? "minimumGuard" : "stockGuard";
  const figure = (pieces: number) => figureWith(pieces, 0, language);
  const nameOf = (id: string) => rows.find((row) => row.id === id);
  return (
    <GuardDialog
      title={t(`officeProducts.${words}.title`, { count: toConfirm.length })}
      size={620}
      why={t(`officeProducts.${words}.why`)}
      minWidth={0}
      rows={toConfirm}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: t("officeProducts.name"),
          render: ({ id, kind, limit, codes }) => (
            <>
              {nameOf(id)?.name}
              <Text size="xs" c="dimmed">
                {nameOf(id)?.productCode}
              </Text>
              {kind === "minQuantity" &&
                codes.map((code) => (
                  <Text key={code} size="xs" c="red" fw={600}>
                    {t(`import.why.${code}`, { limit: limit === undefined ? "" : figure(limit), defaultValue: code })}
                  </Text>
                ))}
            </>
          ),
        },
        { heading: t("officeProducts.stockGuard.before"), right: true, render: ({ before }) => figure(before) },
        {
          heading: t("officeProducts.stockGuard.after"),
          right: true,
          strong: true,
          render: ({ after }) => figure(after),
        },
      ]}
      back={t("officeProducts.stockGuard.back")}
      confirm={t("officeProducts.stockGuard.confirm")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
