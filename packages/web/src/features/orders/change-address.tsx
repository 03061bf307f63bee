import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, keepAnswer, queryOf } from "../../api/client.ts";
import { getOrder, listAddresses, setReceiverAddress } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { AddressChoice } from "./address-choice.tsx";

type Order = React.ComponentProps<typeof AddressChoice>["order"] & { id: string };

/** The customer sends an order of theirs elsewhere. An order's first shipment has its id. */
export function ChangeAddress({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts(peopleTexts);
  const client = useQueryClient();
  const { data } = useQuery(queryOf(listAddresses, {}));
  const params = { id: order.id };
  const write = useMutation({
    mutationFn: (addressId: string) => call(setReceiverAddress, { params: { ...params, addressId } }),
    onSuccess: (changed) => {
      keepAnswer(client, getOrder, { params }, changed);
      notifications.show({ color: "leaf", message: t("place.orderChanged") });
      onClose();
    },
  });
  return (
    <AddressChoice order={order} addresses={data?.items} write={write} onClose={onClose}>
      <AnchorLink to="/profile/shipping-address" size="sm">
        {t("place.add")}
      </AnchorLink>
    </AddressChoice>
  );
}
