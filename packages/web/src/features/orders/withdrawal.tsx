import { Card, Stack, Text, Title } from "@mantine/core";
import type * as z from "zod";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { ButtonLink } from "../../ui/links.tsx";

/** A consumer's right to withdraw, with the way to it for as long as it lasts; nothing for companies. */
export function Withdrawal({ order }: { order: Pick<z.output<typeof PlacedOrder>, "id" | "withdrawalRight"> }) {
  const { t, language } = useTexts();
  const { withdrawalRight: right } = order;
  if (!right || (!right.possible && !right.declaredOn)) return null;
  return (
    <Card withBorder>
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {t("withdrawal.title")}
        </Title>
        {right.declaredOn ? (
          <Text>{t("withdrawal.declared", { date: date(right.declaredOn, language) })}</Text>
        ) : (
          <>
            <Text>
              {right.until ? t("withdrawal.until", { date: date(right.until, language) }) : t("withdrawal.before")}
            </Text>
            <Text size="sm" c="dark.4">
              {t("withdrawal.costs")}
            </Text>
            <ButtonLink to="/withdrawal" search={{ order: order.id }} variant="default">
              {t("withdrawal.here")}
            </ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  );
}
