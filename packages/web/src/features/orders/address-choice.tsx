import { Radio, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type * as z from "zod";
import type { Address } from "@solvia/core/contract/shapes/address";
import type { PlacedOrder } from "@solvia/core/contract/shapes/order";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import { ChoiceCard } from "../../ui/fields/choice-card.tsx";

type Order = Pick<z.output<typeof PlacedOrder>, "address" | "withdrawalRight">;

/** Whether its buyer has withdrawn from every piece: nothing of it will be sent. */
export const isWithdrawnWhole = ({ withdrawalRight: right }: Pick<Order, "withdrawalRight">): boolean =>
  right !== undefined && right.declared.length > 0 && right.left.length === 0;

interface Props {
  order: Order;
  /** Undefined while they are read. */
  addresses: readonly z.output<typeof Address>[] | undefined;
  write: { isPending: boolean; error: unknown; mutate: (addressId: string) => void };
  onClose: () => void;
  /** Another way to an address: adding one. */
  children?: React.ReactNode;
}

/** Where a placed order goes instead: another of the customer's addresses, or the warehouse. */
export function AddressChoice({ order, addresses, write, onClose, children }: Props) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  const now = order.address === "pickup" ? "pickup" : "";
  const [chosen, setChosen] = useState(now);
  return (
    <Dialog onClose={onClose} title={t("place.orderChange")}>
      <Text size="sm">{t("place.orderChangeText")}</Text>
      {addresses ? <Choices addresses={addresses} chosen={chosen} choose={setChosen} /> : <Loading />}
      {children}
      {Boolean(write.error) && <Failure error={write.error} />}
      <DialogFoot
        action={t("place.orderChange")}
        disabled={chosen === "" || chosen === now}
        pending={write.isPending}
        onAct={() => write.mutate(chosen)}
        onClose={onClose}
      />
    </Dialog>
  );
}

interface ChoicesProps {
  addresses: NonNullable<Props["addresses"]>;
  chosen: string;
  choose: (id: string) => void;
}

function Choices({ addresses, chosen, choose }: ChoicesProps) {
  const { t } = useTexts(ordersTexts, peopleTexts);
  return (
    <Radio.Group value={chosen} onChange={choose} aria-label={t("place.orderChange")}>
      <Stack gap="sm">
        {addresses
          .filter(({ addressType }) => addressType === "shipping")
          .map(({ id, header, street, houseNumber, postalCode, city }) => (
            <ChoiceCard key={id} value={id} title={header} text={`${street} ${houseNumber}, ${postalCode} ${city}`} />
          ))}
        <ChoiceCard value="pickup" title={t("checkout.pickup")} text={t("checkout.pickupText")} />
      </Stack>
    </Radio.Group>
  );
}
