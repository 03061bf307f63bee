import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { hasBenefit } from "@solvia/core/plans/entitlement";
import { call } from "../../api/client.ts";
import { setCustomPackaging } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { problemText } from "../../ui/states.tsx";
import { useUser } from "../login/session.ts";
import { useChange, type Order } from "./use-change.ts";

const longest = 500;

interface WishProps {
  order: Order;
  value: string;
  onChange: (value: string) => void;
}

/**
 * How the parcels are to look, for whose plan has it: kept as the order is placed. Of a cart that has kept a wish when the plan ended, what
 * it is and the way to drop it.
 */
export function PackagingWish({ order, value, onChange }: WishProps) {
  const { t } = useTexts(ordersTexts);
  const user = useUser();
  const drop = useChange(() => call(setCustomPackaging, { params: { id: order.id }, body: { packagingWish: "" } }));
  if (!user) return null;
  if (hasBenefit(user.entitlement, "custom_packaging")) {
    return (
      <LimitedArea
        label={t("packaging.wish")}
        description={t("packaging.wishHint")}
        autosize
        minRows={2}
        longest={longest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (!order.packagingWish) return null;
  return (
    <Alert color="orange" title={t("packaging.wish")}>
      <Stack gap="xs">
        <Text size="sm" className="own-lines">
          {order.packagingWish}
        </Text>
        <Text size="sm">{t("problem.custom-packaging-not-included")}</Text>
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            loading={drop.isPending}
            onClick={() => drop.mutate(undefined, { onSuccess: () => onChange("") })}
          >
            {t("packaging.wishDrop")}
          </Button>
        </Group>
        {drop.error && <Text size="sm">{problemText(t, drop.error)}</Text>}
      </Stack>
    </Alert>
  );
}
