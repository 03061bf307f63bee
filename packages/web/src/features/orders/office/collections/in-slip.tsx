import { Group, Text } from "@mantine/core";
import { isAtBank, isToRecall } from "@solvia/core/payments/collecting/at-bank";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import type { Order } from "../use-order-write.ts";

/** By which slip the bank asks for a payment, or has collected it; and, where it asks in vain, that it is to be recalled there. */
export function InSlip({ transaction }: { transaction: Order["transactions"][number] }) {
  const { t, language } = useTexts(officeCollectionsTexts);
  const { presented, collectionId, status } = transaction;
  if (!presented || !collectionId) return null;
  return (
    <>
      <Group gap={6}>
        <AnchorLink to="/back-office/collections/$id" params={{ id: collectionId }} size="sm">
          {t("officeCollections.slip", { number: presented.number })}
        </AnchorLink>
        <Text size="sm" c="dimmed">
          {isAtBank(transaction)
            ? t("officeCollections.atBankOn", { date: date(presented.on, language) })
            : t("officeCollections.bySlip")}
        </Text>
      </Group>
      {isToRecall(transaction) && (
        <Text size="sm" fw={600}>
          {t(status === "paid" ? "officeCollections.recallThere" : "officeCollections.recallEnded")}
        </Text>
      )}
    </>
  );
}
