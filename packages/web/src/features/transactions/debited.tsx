import { Alert, Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import type { OwnPayment } from "./own-payment.ts";

interface Props {
  mandate: NonNullable<OwnPayment["bankMandate"]>;
  /** The other ways to pay it. */
  children: ReactNode;
}

/** A payment that is debited on its day by a mandate that the house holds: its payer does nothing, and may pay in another way nevertheless. */
export function Debited({ mandate, children }: Props) {
  const { t } = useTexts(ordersTexts);
  const [others, setOthers] = useState(false);
  return (
    <>
      <Alert color="leaf" role="status">
        {t("transactions.debit.byMandate", mandate)}
      </Alert>
      {others ? (
        children
      ) : (
        <Button variant="subtle" style={{ alignSelf: "flex-start" }} onClick={() => setOthers(true)}>
          {t("transactions.debit.otherWay")}
        </Button>
      )}
    </>
  );
}
