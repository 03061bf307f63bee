import { Card, Divider, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { isEmployee } from "@solvia/core/platform/access";
import { queryOf } from "../../../api/client.ts";
import { getCustomerCarts } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { date, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Failure } from "../../../ui/states.tsx";
import { savedName } from "../../cart/saved-name.ts";
import { PriceSteps } from "../../orders/price-steps.tsx";
import { ActButton } from "./act-button.tsx";
import type { UserDetails } from "./user-details.ts";

/** The cart that a customer is filling, those put aside, and the way into them in the customer's name. */
export function UserCarts({ user }: { user: UserDetails }) {
  const { t, language } = useTexts(officePeopleTexts);
  const { data, error } = useQuery(queryOf(getCustomerCarts, { params: { id: user.id } }));
  if (error) return <Failure error={error} />;
  if (!data) return null;
  const { open, saved } = data;
  return (
    <Card withBorder mb="md">
      <Group justify="space-between" align="flex-start">
        <Title order={2} size="h4">
          {t("officePeople.openCart")}
        </Title>
        {!isEmployee(user) && !user.blockedAt && <ActButton id={user.id} name={user.name} to="/forklift" />}
      </Group>
      {open.lines.length === 0 ? (
        <Text size="sm">{t("officePeople.emptyCart")}</Text>
      ) : (
        <Stack gap={2} className="numbers">
          {open.lines.map(({ productId, quantity, brand, name, amount }) => (
            <Group key={productId} justify="space-between" wrap="nowrap">
              <Text size="sm">
                {quantity} ×{" "}
                <AnchorLink to="/product/$id" params={{ id: productId }}>
                  {brand} {name}
                </AnchorLink>
              </Text>
              <Text size="sm">{money(amount, language)}</Text>
            </Group>
          ))}
          <Divider my={4} />
          <PriceSteps order={open} basis="net" />
        </Stack>
      )}
      {saved.length > 0 && (
        <Text size="sm" mt="sm">
          {t("officePeople.savedCarts")}:{" "}
          {saved
            .map((cart) =>
              cart.name ? `${cart.name} (${date(cart.createdOn, language)})` : savedName(t, cart, language),
            )
            .join(", ")}
        </Text>
      )}
    </Card>
  );
}
