import { Alert, Stack, Switch, Text } from "@mantine/core";
import { hasBenefit } from "@solvia/core/plans/entitlement";
import { call } from "../../api/client.ts";
import { setAnonymousPackaging } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { problemText } from "../../ui/states.tsx";
import { useUser } from "../login/session.ts";
import { useChange, type Order } from "./use-change.ts";

/**
 * Whether the goods go without the seller's name: a switch for whose plan has it, and, to be turned off, of a cart that has kept it when
 * the plan ended; to other companies what it takes is said.
 */
export function PackagingChoice({ order }: { order: Order }) {
  const { t } = useTexts(ordersTexts);
  const user = useUser();
  const change = useChange((anonymousPackaging: boolean) =>
    call(setAnonymousPackaging, { params: { id: order.id }, body: { anonymousPackaging } }),
  );
  if (!user) return null;
  const included = hasBenefit(user.entitlement, "anonymous_packaging");
  const isOn = change.isPending ? change.variables : (order.anonymousPackaging ?? false);
  if (!included && !isOn) {
    if (user.accountType !== "business" || user.actedBy) return null;
    return (
      <Text size="sm" c="dimmed">
        {t("packaging.others")}{" "}
        <AnchorLink to="/profile/my-subscription" size="sm">
          {t("packaging.plans")}
        </AnchorLink>
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      <Switch
        label={t("packaging.title")}
        description={t(included ? "packaging.hint" : "problem.packaging-not-included")}
        checked={isOn}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      {change.error && <Alert color="red">{problemText(t, change.error)}</Alert>}
    </Stack>
  );
}
