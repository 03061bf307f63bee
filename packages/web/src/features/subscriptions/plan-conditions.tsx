import { Anchor, Text } from "@mantine/core";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { useTexts } from "../../i18n/index.ts";
import { useUser } from "../login/session.ts";

/** On which conditions a plan is begun, and that a consumer may withdraw: before the button that binds them (art. 51 Cod. cons.). */
export function PlanConditions() {
  const { t } = useTexts(subscriptionsTexts);
  const isConsumer = useUser()?.accountType !== "business";
  return (
    <Text size="xs">
      {t("subscription.conditions.accepted")}{" "}
      <Anchor href="/sales-conditions" target="_blank" fz="inherit" underline="always">
        {t("subscription.conditions.read")}
      </Anchor>
      {isConsumer && (
        <>
          {" · "}
          {t("subscription.conditions.withdrawal")}{" "}
          <Anchor href="/withdrawal" target="_blank" fz="inherit" underline="always">
            {t("subscription.conditions.right")}
          </Anchor>
        </>
      )}
    </Text>
  );
}
