import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { date, dateTime, figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { CorrectReceipt } from "./correct-receipt.tsx";
import type { Delivery, Purchase } from "./purchase.ts";
import { ReceiveDialog } from "./receive-dialog.tsx";

/** What is to come by an order, day by day, and what has come. */
export function Deliveries({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTexts(officePurchasesTexts);
  const [receiving, setReceiving] = useState<Delivery>();
  const [correcting, setCorrecting] = useState<Purchase["receipts"][number]>();
  const nameOf = (productId: string): string =>
    purchase.lines.find((line) => line.productId === productId)?.name ?? productId;
  if (!purchase.confirmedAt) return null;
  return (
    <>
      <div>
        <Title order={2} size="h4">
          {t("officePurchases.deliveries")}
        </Title>
        {purchase.toCome.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t("officePurchases.noDeliveries")}
          </Text>
        ) : (
          <SmallTable
            rows={purchase.toCome}
            keyOf={({ movementId }) => movementId}
            maxWidth={860}
            columns={[
              { heading: t("officePurchases.day"), render: ({ on }) => date(on, language) },
              { heading: t("officePurchases.article"), wide: true, render: ({ productId }) => nameOf(productId) },
              {
                heading: t("officePurchases.pieces"),
                right: true,
                strong: true,
                render: ({ quantity }) => figure(quantity, language),
              },
              {
                heading: t("officePurchases.actions"),
                right: true,
                render: (delivery) =>
                  purchase.acts.includes("receive") && (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={t("officePurchases.receiveOf", { name: nameOf(delivery.productId) })}
                      onClick={() => setReceiving(delivery)}
                    >
                      {t("officePurchases.receive")}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </div>
      {purchase.receipts.length > 0 && (
        <div>
          <Title order={2} size="h4">
            {t("officePurchases.receipts")}
          </Title>
          <SmallTable
            rows={purchase.receipts.toReversed()}
            keyOf={({ movementId }) => movementId}
            maxWidth={860}
            columns={[
              { heading: t("officePurchases.day"), render: ({ at }) => dateTime(at, language) },
              { heading: t("officePurchases.article"), wide: true, render: ({ productId }) => nameOf(productId) },
              {
                heading: t("officePurchases.received"),
                right: true,
                strong: true,
                render: ({ quantity }) => figure(quantity, language),
              },
              { heading: t("officePurchases.transportDocument"), render: ({ reference }) => reference },
              {
                heading: t("officePurchases.actions"),
                right: true,
                render: (receipt) =>
                  receipt.correction
                    ? t("officePurchases.corrected", {
                        quantity: figure(receipt.correction.quantity, language),
                        reason: receipt.correction.reason,
                      })
                    : purchase.acts.includes("correct-receipt") && (
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={t("officePurchases.correctOf", { name: nameOf(receipt.productId) })}
                          onClick={() => setCorrecting(receipt)}
                        >
                          {t("officePurchases.correct")}
                        </Button>
                      ),
              },
            ]}
          />
        </div>
      )}
      {correcting && (
        <CorrectReceipt
          purchase={purchase}
          receipt={correcting}
          name={nameOf(correcting.productId)}
          onClose={() => setCorrecting(undefined)}
        />
      )}
      {receiving && (
        <ReceiveDialog
          purchase={purchase}
          delivery={receiving}
          name={nameOf(receiving.productId)}
          onClose={() => setReceiving(undefined)}
        />
      )}
    </>
  );
}
