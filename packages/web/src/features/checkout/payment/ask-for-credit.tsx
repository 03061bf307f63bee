import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";

/** The way to what a refusal for want of credit advises; nothing where none is for that. */
export function AskForCredit({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTexts(ordersTexts);
  if (!reasons.includes("credit-limit-missing")) return null;
  return (
    <AnchorLink to="/profile/chat" size="sm" underline="always" style={{ alignSelf: "flex-start" }}>
      {t("refusal.askCredit")}
    </AnchorLink>
  );
}
