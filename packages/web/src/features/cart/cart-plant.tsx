import { Anchor, Card, Text } from "@mantine/core";
import { isReckonable, plantAddress, plantOf } from "@solvia/core/insight/energy-return/plant-address";
import { cartTexts } from "../../i18n/areas/cart.ts";
import { power } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Cart } from "../cart-change/keep-cart.ts";

/** What the panels of a cart make, and the way to what they give back; nothing without panels, or where the calculator doesn't know the sun. */
export function CartPlant({ cart }: { cart: Cart }) {
  const { t, language } = useTexts(cartTexts);
  if (!isReckonable(cart)) return null;
  return (
    <Card withBorder>
      <Text size="sm" c="dimmed" className="numbers">
        {t("cart.plantPower", { power: `${power(plantOf(cart.lines).powerKw * 1000, language)}p` })}
      </Text>
      <Anchor href={plantAddress(cart)} target="_blank" rel="noopener" size="sm" underline="always">
        {t("cart.plantReturn")}
      </Anchor>
      <Text size="xs" c="dimmed" mt={4}>
        {t("cart.plantGoodsAlone")}
      </Text>
    </Card>
  );
}
