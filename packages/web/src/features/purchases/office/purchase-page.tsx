import { Container, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getPurchase } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { date, dateTime, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { Facts } from "../../office-kit/facts.tsx";
import { BackOffice } from "../../office-kit/layout.tsx";
import { WarehouseName } from "../../catalogue/office/stock/warehouse-choice.tsx";
import { RecordHead } from "../../office-kit/record-head.tsx";
import { Deliveries } from "./deliveries.tsx";
import type { Purchase } from "./purchase.ts";
import { PurchaseActs } from "./purchase-acts.tsx";
import { PurchaseLines } from "./purchase-lines.tsx";
import { PurchaseMoney } from "./purchase-money.tsx";
import { PurchaseState } from "./state-badge.tsx";

export const PurchasePage = ({ id }: { id: string }) => (
  <BackOffice access={getPurchase.access}>
    <OnePurchase id={id} />
  </BackOffice>
);

/** One order to a supplier, from the draft to the match. */
function OnePurchase({ id }: { id: string }) {
  const { t } = useTexts(officePurchasesTexts);
  const { data: purchase, error, refetch } = useQuery(queryOf(getPurchase, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!purchase) return <Waiting shape="record" />;
  return (
    <Container size="xl" py="md">
      <Stack gap="lg">
        <RecordHead
          back={
            <AnchorLink to="/back-office/purchases" size="sm">
              {t("officePurchases.all")}
            </AnchorLink>
          }
          name={t("officePurchases.one", { number: purchase.number })}
          states={<PurchaseState state={purchase.state} />}
          acts={<PurchaseActs purchase={purchase} />}
        />
        <Standing purchase={purchase} />
        <PurchaseLines purchase={purchase} />
        <Deliveries purchase={purchase} />
        <PurchaseMoney purchase={purchase} />
      </Stack>
    </Container>
  );
}

function Standing({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTexts(officePurchasesTexts);
  const { supplierName, supplierEmail, warehouseId, orderOn, wantedOn, amount, sentAt, confirmedAt, endedAt } =
    purchase;
  const email = supplierEmail ?? "";
  return (
    <Facts
      facts={[
        [t("officePurchases.supplier"), supplierName],
        [t(sentAt ? "officePurchases.orderOn" : "officePurchases.planned"), date(orderOn, language)],
        [t("officePurchases.wantedOn"), wantedOn && date(wantedOn, language)],
        [t("officePurchases.amount"), money(amount, language)],
        [t("officePurchases.deliveredTo"), <WarehouseName key="warehouse" id={warehouseId} />],
        [
          t("officePurchases.sentOn"),
          sentAt && t("officePurchases.sentTo", { date: dateTime(sentAt, language), email }),
        ],
        [t("officePurchases.confirmedOn"), confirmedAt && dateTime(confirmedAt, language)],
        [t("officePurchases.confirmationNumber"), purchase.reference],
        [t("officePurchases.endedOn"), endedAt && dateTime(endedAt, language)],
        [t("officePurchases.reason"), purchase.reason],
        [t("officePurchases.notes"), purchase.notes],
      ]}
    />
  );
}
