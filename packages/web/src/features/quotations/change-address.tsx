import { Radio, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, keepAnswer, queryOf } from "../../api/client.ts";
import { getQuotation, listAddresses, setQuotationAddress } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { ChoiceCard } from "../../ui/fields/choice-card.tsx";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import type { Quotation } from "./shared/quotation-shapes.ts";

/** The customer says where it goes: one of their addresses, or the warehouse. It is the next version. */
export function ChangeAddress({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTexts(quotationsTexts, ordersTexts, peopleTexts);
  const client = useQueryClient();
  const { data } = useQuery(queryOf(listAddresses, {}));
  const { address } = quotation.current;
  const now = address === "pickup" ? "pickup" : "";
  const [chosen, setChosen] = useState(now);
  const params = { id: quotation.id };
  const write = useMutation({
    mutationFn: (addressId: string) => call(setQuotationAddress, { params: { ...params, addressId } }),
    onSuccess: (next) => {
      keepAnswer(client, getQuotation, { params }, next);
      onClose();
    },
  });
  return (
    <Dialog onClose={onClose} title={t("quotation.changeAddress")}>
      <Text size="sm">{t("quotation.addressHint")}</Text>
      {data ? (
        <Radio.Group value={chosen} onChange={setChosen} aria-label={t("quotation.changeAddress")}>
          <Stack gap="sm">
            {data.items
              .filter(({ addressType }) => addressType === "shipping")
              .map(({ id, header, street, houseNumber, postalCode, city }) => (
                <ChoiceCard
                  key={id}
                  value={id}
                  title={header}
                  text={`${street} ${houseNumber}, ${postalCode} ${city}`}
                />
              ))}
            <ChoiceCard value="pickup" title={t("checkout.pickup")} text={t("checkout.pickupText")} />
          </Stack>
        </Radio.Group>
      ) : (
        <Loading />
      )}
      <AnchorLink to="/profile/shipping-address" size="sm">
        {t("place.add")}
      </AnchorLink>
      {write.error && <Failure error={write.error} />}
      <DialogFoot
        action={t("quotation.changeAddress")}
        disabled={chosen === "" || chosen === now}
        pending={write.isPending}
        onAct={() => write.mutate(chosen)}
        onClose={onClose}
      />
    </Dialog>
  );
}
