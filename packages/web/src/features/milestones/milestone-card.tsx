import "@mantine/core/styles/Progress.css";
import { Badge, Button, Card, CopyButton, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import type { getMilestoneProgress } from "@solvia/core/contract/engagement";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call } from "../../api/client.ts";
import { redeemMilestone } from "../../api/endpoints.gen.ts";
import { milestonesTexts } from "../../i18n/areas/milestones.ts";
import { date, figure, money, monthName, percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { useMay } from "../acting/in-stead.tsx";
import { categoryName } from "../catalogue/names.ts";
import { useMayOrder } from "../login/session.ts";
import { Refusal } from "../profile/refusal.tsx";

type Milestone = AnswerOf<typeof getMilestoneProgress>["items"][number];

const colours = {
  locked: "gray",
  in_progress: "blue",
  reached: "leaf",
  redeemed: "gray",
  revoked: "red",
  closed: "gray",
  lapsed: "gray",
} as const;

/** A milestone with how far it is, what it gives, and what is to be done now. */
export function MilestoneCard({ milestone, isNearest }: { milestone: Milestone; isNearest: boolean }) {
  const { t, language } = useTexts(milestonesTexts);
  const { status, value, target, from, until } = milestone;
  const goal = useGoal(milestone);
  const [first, last] = [monthName(from, language), monthName(until, language)];
  const period = t("milestones.period", { from: first, until: last });
  return (
    <Card component="section" withBorder padding="lg" aria-label={`${goal}, ${period}`}>
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start">
          <Title order={2} size="h4">
            {goal}
          </Title>
          <Group gap={6}>
            {isNearest && (
              <Badge variant="outline" tt="none" c="bright">
                {t("milestones.next")}
              </Badge>
            )}
            <Badge variant="light" color={colours[status]} c="bright" tt="none">
              {t(`milestones.states.${status}`)}
            </Badge>
          </Group>
        </Group>
        <Text size="sm" c="dimmed">
          {period}
        </Text>
        <Progress value={Math.min(100, Math.floor((value * 100) / target))} color="leaf" aria-label={goal} />
        <Far milestone={milestone} />
        <Reward milestone={milestone} />
        <Now milestone={milestone} />
      </Stack>
    </Card>
  );
}

/** What it asks for, in words. */
function useGoal({ measure, target, category }: Milestone): string {
  const { t, language } = useTexts(milestonesTexts);
  const goal =
    measure === "amount"
      ? t("milestones.goalAmount", { amount: money(target, language) })
      : t("milestones.goalOrders", { orders: figure(target, language) });
  return category ? t("milestones.ofCategory", { category: categoryName(category, language), goal }) : goal;
}

function Far({ milestone: { measure, value, target, status } }: { milestone: Milestone }) {
  const { t, language } = useTexts(milestonesTexts);
  const said = (figures: number) => (measure === "amount" ? money(figures, language) : figure(figures, language));
  return (
    <Group justify="space-between" className="numbers">
      <Text size="sm">{t("milestones.progress", { value: said(value), target: said(target) })}</Text>
      {status === "in_progress" && (
        <Text size="sm" fw={600}>
          {t("milestones.missing", { rest: said(target - value) })}
        </Text>
      )}
    </Group>
  );
}

function Reward({ milestone: { amount, percent: part = 0, minimum, days } }: { milestone: Milestone }) {
  const { t, language } = useTexts(milestonesTexts);
  // A coupon comes off before VAT.
  const worth =
    amount === undefined ? percent(part, language) : t("milestones.net", { amount: money(amount, language) });
  const terms = [
    t("milestones.reward", { worth }),
    ...(minimum > 0 ? [t("milestones.above", { price: money(minimum, language) })] : []),
    t("milestones.lasts", { days: figure(days, language) }),
  ];
  return <Text size="sm">{terms.join(", ")}</Text>;
}

/** The reward to be redeemed, or what became of it. */
function Now({ milestone }: { milestone: Milestone }) {
  const { t, language } = useTexts(milestonesTexts);
  const { status, coupon } = milestone;
  if (status === "reached") return <Redeem milestone={milestone} />;
  if (status === "closed" || status === "lapsed") {
    return <Text size="sm">{t(`milestones.${status}`, { date: date(milestone.redeemUntil, language) })}</Text>;
  }
  if (!coupon) return null;
  const { code } = coupon;
  const said = {
    active: "milestones.use",
    applied: "milestones.applied",
    redeemed: "milestones.used",
    disabled: "milestones.gone",
    expired: "milestones.gone",
  } as const;
  const words = (
    <Text size="sm" fw={600}>
      {t(said[coupon.status], { code, date: date(coupon.until, language) })}
      {status === "revoked" && ` ${t("milestones.why")}`}
    </Text>
  );
  if (coupon.status !== "active") return words;
  return (
    <Group gap="sm">
      {words}
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-sm" onClick={copy}>
            {t(copied ? "milestones.copied" : "milestones.copy")}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

function Redeem({ milestone: { id, redeemUntil } }: { milestone: Milestone }) {
  const { t, language } = useTexts(milestonesTexts);
  const isBuyer = useMayOrder();
  const isTheirs = useMay(redeemMilestone);
  const redeem = useMutation({
    mutationFn: () => call(redeemMilestone, { params: { id } }),
    onSuccess: ({ code }) => notifications.show({ color: "leaf", message: t("milestones.got", { code }) }),
  });
  const by = t("milestones.redeemBy", { date: date(redeemUntil, language) });
  if (!isBuyer)
    return (
      <Text size="sm">
        {t("milestones.byBuyers")} {by}
      </Text>
    );
  return (
    <>
      <Group>
        <Button disabled={!isTheirs} loading={redeem.isPending} onClick={() => redeem.mutate()}>
          {t("milestones.redeem")}
        </Button>
        <Text size="sm" c="dimmed">
          {by}
        </Text>
      </Group>
      <Refusal error={redeem.error} />
    </>
  );
}
