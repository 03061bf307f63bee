import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { useTexts } from "../../i18n/index.ts";
import { InvoiceData, lacksInvoiceData } from "../checkout/invoice-data.tsx";
import { Refusal } from "../profile/refusal.tsx";

interface Props {
  error: Error | null;
  /** What was missing is there: the choice may be confirmed again. */
  onFilled: () => void;
}

/** Why a plan wasn't begun; what its invoice lacks is asked for in place. It has forms of its own, so it stands in none. */
export function RefusedChoice({ error, onFilled }: Props) {
  const { t } = useTexts(subscriptionsTexts);
  const lacks = lacksInvoiceData(error);
  if (!lacks) return <Refusal error={error} />;
  return <InvoiceData error={lacks} saying={t("subscription.invoiceData")} onFilled={onFilled} />;
}
