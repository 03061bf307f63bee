import { allowed } from "@solvia/core/platform/access";
import { prepareOrder } from "../../../../api/endpoints.gen.ts";
import { officeOrdersTexts } from "../../../../i18n/areas/office-orders.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { IconPlus } from "../../../../ui/icons.gen.ts";
import { ButtonLink } from "../../../../ui/links.tsx";
import { useUser } from "../../../login/session.ts";

/** The way to an order for a customer, for whoever may make one ready. */
export function NewOrderLink() {
  const { t } = useTexts(officeOrdersTexts);
  if (!allowed(prepareOrder.access, useUser() ?? undefined)) return null;
  return (
    <ButtonLink to="/back-office/orders/new" size="xs" leftSection={<IconPlus size={16} />}>
      {t("officeOrders.new")}
    </ButtonLink>
  );
}
