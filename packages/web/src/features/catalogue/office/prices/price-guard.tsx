import { List, Text } from "@mantine/core";
import type { PriceType } from "@solvia/core/pricing/price";
import type { PriceWarning } from "@solvia/core/pricing/price-warnings";
import { officePricesTexts } from "../../../../i18n/areas/office-prices.ts";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { GuardDialog } from "../guard-dialog.tsx";
import { money } from "../../../../i18n/format.ts";
import type { Amount } from "./grid-model.ts";
import { amount, typeName } from "./price-words.ts";

export interface GuardedChange {
  productId: string;
  priceType: PriceType;
  name: string;
  before: Amount;
  after: Amount;
  warnings: readonly PriceWarning[];
}

interface Props {
  changes: readonly GuardedChange[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks about prices that look misread or ruinous, old beside new; nothing is saved before it is confirmed. */
export function PriceGuard({ changes, onConfirm, onClose }: Props) {
  const { t, language } = useTexts(officePricesTexts, officeProductsTexts);
  const words = ({ price, discount }: Amount) =>
    price === null ? t("officePrices.grid.empty") : amount({ price, discount }, language);
  return (
    <GuardDialog
      title={t("officePrices.guard.title", { count: changes.length })}
      size={760}
      minWidth={560}
      rows={changes}
      keyOf={({ productId, priceType }) => `${productId} ${priceType}`}
      columns={[
        {
          heading: t("officeProducts.name"),
          render: ({ name, priceType }) => (
            <>
              {name}
              <Text size="xs" c="dimmed">
                {typeName(t, priceType)}
              </Text>
            </>
          ),
        },
        { heading: t("officePrices.grid.before"), right: true, render: ({ before }) => words(before) },
        { heading: t("officePrices.grid.after"), right: true, strong: true, render: ({ after }) => words(after) },
        {
          heading: t("officePrices.guard.why"),
          render: ({ warnings }) => (
            <List size="xs" listStyleType="none">
              {warnings.map(({ code, params }) => (
                <List.Item key={code}>
                  {t(`officePrices.guard.${code}`, {
                    supplier: money(params["supplier"] ?? 0, language),
                    selling: money(params["selling"] ?? 0, language),
                  })}
                </List.Item>
              ))}
            </List>
          ),
        },
      ]}
      back={t("officePrices.guard.back")}
      confirm={t("officePrices.guard.confirm")}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
