import { Button, Card, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../api/client.ts";
import { getBackOfficeUser, setOrderAddress } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { AddressChoice, mayMove } from "../orders/address-choice.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";

/** Who ordered, where it goes, and another of their addresses while it can still go there. */
export function Customer({ order, mayChange }: { order: Order; mayChange: boolean }) {
  const { t } = useTexts();
  const [changing, setChanging] = useState(false);
  const { customer, address, userId } = order;
  return (
    <Card withBorder>
      <AnchorLink to="/back-office/users/$id" params={{ id: userId }} fw={600}>
        {customer.name}
      </AnchorLink>
      <Text size="sm">{customer.email}</Text>
      <Text size="sm" mt="xs">
        {address === "pickup"
          ? t("checkout.pickup")
          : `${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}`}
      </Text>
      {mayChange && mayMove(order) && (
        <Button variant="default" size="compact-sm" mt="xs" onClick={() => setChanging(true)}>
          {t("place.orderChange")}
        </Button>
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
