import { Group, Stack, Text, Title } from "@mantine/core";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink, ButtonLink } from "../../ui/links.tsx";
import { useUser } from "../login/session.ts";
import type { Quotation } from "./shared/quotation-shapes.ts";

/** Who has accepted what and when, and what became of it. */
export function Acceptances({ quotation: { acceptances } }: { quotation: Quotation }) {
  const { t, language } = useTexts(quotationsTexts);
  if (acceptances.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t("quotation.acceptances.title")}
      </Title>
      {acceptances.map(({ orderId, userId, name, at, version, order }) => (
        <Group key={orderId} justify="space-between" gap="sm">
          <Text>{t("quotation.acceptances.by", { name, time: dateAndTime(at, language), version })}</Text>
          <Made orderId={orderId} userId={userId} name={name} order={order} />
        </Group>
      ))}
    </Stack>
  );
}

type Acceptance = Quotation["acceptances"][number];

function Made({ orderId, userId, name, order }: Pick<Acceptance, "orderId" | "userId" | "name" | "order">) {
  const { t } = useTexts(quotationsTexts);
  const user = useUser();
  if (!order) {
    return (
      <Text size="sm" c="dimmed">
        {t("quotation.acceptances.ended")}
      </Text>
    );
  }
  if (order.number !== undefined) {
    return (
      <AnchorLink to="/profile/my-orders/$id" params={{ id: orderId }} fw={600}>
        {t("quotation.acceptances.toOrder", { number: order.number })}
      </AnchorLink>
    );
  }
  // A colleague's cart is nobody else's to open.
  if (user?.id !== userId) return <Text size="sm">{t("quotation.acceptances.theirCart", { name })}</Text>;
  return (
    <Group gap="sm">
      <Text size="sm">{t(order.status === "open" ? "quotation.acceptances.cart" : "quotation.acceptances.saved")}</Text>
      <ButtonLink to="/forklift" size="compact-sm">
        {t("quotation.acceptances.toCart")}
      </ButtonLink>
    </Group>
  );
}

/** The way on for who has accepted: their cart, or the order that it has become. */
export function ToAccepted({ quotation: { acceptances, standing } }: { quotation: Quotation }) {
  const { t } = useTexts(quotationsTexts);
  const user = useUser();
  const isWhole = standing === "accepted" || standing === "won";
  const last = acceptances.findLast(({ order }) => order !== undefined);
  const number = last?.order?.number;
  const variant = isWhole ? "filled" : "default";
  if (number !== undefined && isWhole) {
    return (
      <ButtonLink to="/profile/my-orders/$id" params={{ id: last?.orderId ?? "" }} variant={variant}>
        {t("quotation.acceptances.toOrder", { number })}
      </ButtonLink>
    );
  }
  const isInCart = acceptances.some(({ order, userId }) => order?.status === "open" && userId === user?.id);
  return isInCart ? (
    <ButtonLink to="/forklift" variant={variant}>
      {t("quotation.acceptances.toCart")}
    </ButtonLink>
  ) : null;
}
