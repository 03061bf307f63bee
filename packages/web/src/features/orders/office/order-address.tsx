import { Anchor, Button, Card, Divider, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { getBackOfficeUser, setOrderAddress } from "../../../api/endpoints.gen.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { DeliveryPlace } from "../../account/addresses/delivery-place.tsx";
import { AddressChoice } from "../address-choice.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";

interface Props {
  order: Order;
  mayChange: boolean;
}

/** Who ordered, where it goes and how it can be unloaded there, and what the customer wrote on it. */
export function Customer({ order, mayChange }: Props) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  const [changing, setChanging] = useState(false);
  const { customer, userId, customerReference, notes, anonymousPackaging, packagingWish, priority } = order;
  const said = [customerReference, notes, anonymousPackaging, packagingWish, priority].some(Boolean);
  return (
    <Card withBorder>
      <AnchorLink to="/back-office/users/$id" params={{ id: userId }} fw={600}>
        {customer.name}
      </AnchorLink>
      {customer.companyName && <Text size="sm">{customer.companyName}</Text>}
      <Anchor href={`mailto:${customer.email}`} size="sm" className="long-words line-link">
        {customer.email}
      </Anchor>
      <Divider my="sm" />
      {order.address === "pickup" ? (
        <Text size="sm">{t("checkout.pickup")}</Text>
      ) : (
        <DeliveryPlace address={order.address} />
      )}
      {mayChange && order.acts.includes("move") && (
        <Button variant="default" size="compact-sm" mt="xs" onClick={() => setChanging(true)}>
          {t("place.orderChange")}
        </Button>
      )}
      {said && <Divider my="sm" />}
      {priority !== undefined && priority > 0 && (
        <Text size="sm" fw={600}>
          {t("orders.priority")}
        </Text>
      )}
      {anonymousPackaging && (
        <Text size="sm" fw={600}>
          {t("orders.anonymousPackaging")}
        </Text>
      )}
      {packagingWish && (
        <Text size="sm" fw={600} className="own-lines">
          {t("packaging.wish")}: {packagingWish}
        </Text>
      )}
      {customerReference && (
        <Text size="sm">
          {t("orders.reference")}: {customerReference}
        </Text>
      )}
      {notes && (
        <Text size="sm" className="own-lines">
          {notes}
        </Text>
      )}
      {changing && <Change order={order} onClose={() => setChanging(false)} />}
    </Card>
  );
}

function Change({ order, onClose }: { order: Order; onClose: () => void }) {
  const { data } = useQuery(queryOf(getBackOfficeUser, { params: { id: order.userId } }));
  const { isPending, error, mutate } = useOrderWrite(order.id);
  const change = (addressId: string) =>
    mutate(() => call(setOrderAddress, { params: { id: order.id, addressId } }), { onSuccess: onClose });
  return (
    <AddressChoice
      order={order}
      addresses={data?.addresses}
      write={{ isPending, error, mutate: change }}
      onClose={onClose}
    />
  );
}
