import { Box, Button, Radio, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { unloadingUnsaid } from "@solvia/core/orders/sending/site-needs";
import { call, queryOf } from "../../api/client.ts";
import { listAddresses, setShippingAddress } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { isKept } from "../../ui/forms/kept-draft.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import { AddressForm, type SavedAddress, useOwnTelephone } from "../account/address-form.tsx";
import { useSiteWords } from "../account/addresses/site-words.tsx";
import { ChoiceCard } from "../../ui/fields/choice-card.tsx";
import { AskUnloading } from "./ask-unloading.tsx";
import { useChange, type Order } from "./use-change.ts";

/** Pixels of one address and the warehouse, so that what follows stands still when they come. */
const usualHeight = 266;

const hasPallets = ({ amounts }: Order): boolean => amounts.steps.some(({ params }) => params["kind"] === "pallets");

/** Where it goes: one of the customer's addresses, a new one, or the warehouse. */
export function AddressStep({ order, next }: { order: Order; next: () => void }) {
  const { t } = useTexts(ordersTexts);
  const { data, error } = useQuery(queryOf(listAddresses, {}));
  const own = useOwnTelephone();
  // One cart, one customer: nobody else who logs in here finds what was typed.
  const draft = `address/${order.id}`;
  const [formWanted, setFormWanted] = useState(isKept(draft) ? true : undefined);
  const [pressedWithout, setPressedWithout] = useState(false);
  const choose = useChange((addressId: string) => call(setShippingAddress, { params: { id: order.id, addressId } }));
  const chosen = order.address === "pickup" ? "pickup" : (order.address?.id ?? "");
  const shipping = data?.items.filter(({ addressType }) => addressType === "shipping") ?? [];
  const billing = data?.items.find(({ addressType }) => addressType === "billing");
  const usual = order.address ? undefined : shipping[0]?.id;
  // Most have one place, and a cost of shipping that is known is worth more than a choice.
  useEffect(() => {
    if (usual) choose.mutate(usual);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- chosen once, when the addresses are there
  }, [usual]);
  // Who has none yet writes the first one at once; most often it is where the invoice goes.
  const adding = formWanted ?? (data !== undefined && shipping.length === 0 && !order.address);
  const { address } = order;
  // Who fetches, and whose parcels a hand carries in, have nothing to unload.
  const asked = address && address !== "pickup" && hasPallets(order) && unloadingUnsaid(address) ? address : undefined;
  const siteWords = useSiteWords();
  const placeOf = (one: SavedAddress) =>
    [`${one.street} ${one.houseNumber}, ${one.postalCode} ${one.city}`, ...siteWords(one)].join(" · ");
  if (error) return <Failure error={error} />;
  if (!data || own.isPending) {
    return (
      <Box mt="lg" mih={usualHeight}>
        <Loading />
      </Box>
    );
  }
  return (
    <Stack mt="lg">
      <Radio.Group value={chosen} onChange={(id) => choose.mutate(id)} aria-label={t("checkout.address")}>
        <Stack gap="sm">
          {shipping.map((address) => (
            <ChoiceCard key={address.id} value={address.id} title={address.header} text={placeOf(address)} />
          ))}
          <ChoiceCard value="pickup" title={t("checkout.pickup")} text={t("checkout.pickupText")} />
        </Stack>
      </Radio.Group>
      {asked && <AskUnloading address={asked} onSaved={choose.mutate} />}
      {adding ? (
        <AddressForm
          like={billing}
          draft={draft}
          onSaved={(id) => {
            setFormWanted(false);
            choose.mutate(id);
          }}
        />
      ) : (
        <Button variant="default" onClick={() => setFormWanted(true)} style={{ alignSelf: "flex-start" }}>
          {t("checkout.newAddress")}
        </Button>
      )}
      {choose.error && <Failure error={choose.error} />}
      {pressedWithout && !order.address && (
        <Text c="red" role="alert">
          {t("checkout.addressFirst")}
        </Text>
      )}
      <Button onClick={() => (order.address ? next() : setPressedWithout(true))} loading={choose.isPending}>
        {t("checkout.next")}
      </Button>
    </Stack>
  );
}
