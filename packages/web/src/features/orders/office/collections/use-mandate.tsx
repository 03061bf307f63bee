import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../../api/client.ts";
import { getCompanyMandate, setTransactionMethod } from "../../../../api/endpoints.gen.ts";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { useOrderWrite, type Order } from "../use-order-write.ts";

interface Props {
  order: Order;
  transaction: Order["transactions"][number];
}

/** Makes a payment that waits one that the house's bank debits, where its company has an active mandate. */
export function UseMandate({ order, transaction: { id, status, method } }: Props) {
  const { t } = useTexts(officeCollectionsTexts);
  const [asking, setAsking] = useState(false);
  const { companyId } = order;
  const waits = status === "pending_payment" && method !== "sepa_direct_debit";
  const { data } = useQuery({
    ...queryOf(getCompanyMandate, { params: { id: companyId ?? "" } }),
    enabled: waits && companyId !== undefined,
  });
  const write = useOrderWrite(order.id);
  const mandate = data?.mandate;
  if (!waits || mandate?.state !== "active") return null;
  return (
    <>
      <Button size="compact-sm" variant="default" loading={write.isPending} onClick={() => setAsking(true)}>
        {t("officeCollections.mandate.use")}
      </Button>
      {asking && (
        <ConfirmDialog
          question={t("officeCollections.mandate.useQuestion", { reference: mandate.reference })}
          onConfirm={() => {
            setAsking(false);
            write.mutate(() => call(setTransactionMethod, { params: { id }, body: { method: "sepa_direct_debit" } }));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
