import { Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { choosePlan } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { subscriptionsTexts } from "../../i18n/areas/subscriptions.ts";
import { date, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { Refusal } from "../profile/refusal.tsx";
import { OrderByTransfer } from "./order-by-transfer.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { planNames, type Choice, type Offer } from "./view.ts";

interface Props {
  offer: Offer;
  choice: Choice;
  hasCard: boolean;
  /** The plan of the next month, where a change waits for it. */
  next: { plan: Choice["plan"]; on: string } | undefined;
  /** While a charge is under way nothing else is chosen. */
  held: boolean;
}

/** A plan with its price and benefits, and the way to it. */
export function PlanCard({ offer, choice, hasCard, next, held }: Props) {
  const { t, language } = useTexts(subscriptionsTexts, ordersTexts);
  const [open, setOpen] = useState<"card" | "transfer">();
  const { plan, price, benefits } = offer;
  const { act } = choice;
  const name = planNames[plan];
  return (
    <Card component="section" withBorder padding="lg" aria-label={name}>
      <Stack h="100%">
        <Group justify="space-between">
          <Title order={3} size="h4">
            {name}
          </Title>
          {act === "keep" && (
            <Badge color="leaf" variant="light">
              {t("subscription.act.keep")}
            </Badge>
          )}
        </Group>
        <div>
          <Text fw={600} size="lg" className="numbers">
            {t("subscription.perMonth", { price: money(price, language) })}
          </Text>
          <Text c="dimmed" size="sm" className="numbers">
            {t("subscription.withVat", { amount: money(choice.monthly, language) })}
          </Text>
        </div>
        {plan === "exclusive" && <Text size="sm">{t("subscription.and")}</Text>}
        <Stack component="ul" className="plain-list" gap={6} p={0} m={0}>
          {benefits.map(({ code, coming }) => (
            <Group key={code} component="li" gap="xs" wrap="nowrap" align="baseline">
              <Text span c="leaf" aria-hidden>
                ✓
              </Text>
              <Text size="sm">
                {t(`subscription.benefit.${code}`)}
                {coming && ` (${t("subscription.coming")})`}
              </Text>
            </Group>
          ))}
        </Stack>
        {act === "keep" && next && <Stay choice={choice} held={held} />}
        {next?.plan === plan && (
          <Text mt="auto">{t("subscription.nextPlan", { date: date(next.on, language), plan: name })}</Text>
        )}
        {act !== "keep" && next?.plan !== plan && !open && (
          <Stack gap="xs" mt="auto">
            <Button
              disabled={held}
              variant={act === "downgrade" ? "default" : "filled"}
              onClick={() => setOpen("card")}
            >
              {t(`subscription.act.${act}`, { plan: name })}
            </Button>
            {act === "start" && (
              <Button variant="subtle" disabled={held} onClick={() => setOpen("transfer")}>
                {t("subscription.order")}
              </Button>
            )}
          </Stack>
        )}
        {act !== "keep" && next?.plan !== plan && open === "card" && (
          <PlanChoice choice={{ ...choice, act }} hasCard={hasCard} onDone={() => setOpen(undefined)} />
        )}
        {act === "start" && open === "transfer" && (
          <OrderByTransfer choice={choice} onBack={() => setOpen(undefined)} />
        )}
      </Stack>
    </Card>
  );
}

/** Takes back that the next month is another plan's. */
function Stay({ choice: { plan, priceId }, held }: { choice: Choice; held: boolean }) {
  const { t } = useTexts(subscriptionsTexts, ordersTexts);
  const stay = useMutation({
    mutationFn: () => call(choosePlan, { params: { a: plan, b: priceId }, body: { expectedTotal: 0 } }),
  });
  return (
    <Stack gap="xs" mt="auto">
      <Button disabled={held} loading={stay.isPending} onClick={() => stay.mutate()}>
        {t("subscription.act.stay", { plan: planNames[plan] })}
      </Button>
      <Refusal error={stay.error} />
    </Stack>
  );
}
