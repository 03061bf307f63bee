import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { queryOf } from "../../api/client.ts";
import { estimateShipping } from "../../api/endpoints.gen.ts";
import { currentCountry } from "../../i18n/country.ts";
import { countryCodeChoices, countryName } from "../../i18n/country-name.ts";
import { cartTexts } from "../../i18n/areas/cart.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { fieldErrors, problemText } from "../../ui/states.tsx";
import type { Cart } from "../cart-change/keep-cart.ts";
import { PriceSteps } from "../orders/price-steps.tsx";
import { TaxNotice } from "./tax-notice.tsx";

interface Place {
  countryCode: string;
  postalCode: string;
  tailLift: boolean;
  truckAccess: boolean;
  island: boolean;
}

/**
 * What leads to the total while nobody has said where it goes: without shipping, or with it to the place that is asked for. The server
 * works both out as at checkout; what was worked out for another cart is never shown.
 */
export function EstimatedSteps({ order }: { order: Cart }) {
  const { t, language } = useTexts(cartTexts);
  const [place, setPlace] = useState<Place>();
  const { countryCode = "", postalCode = "", tailLift = false, truckAccess = true, island = false } = place ?? {};
  const query = queryOf(estimateShipping, {
    query: {
      countryCode,
      postalCode,
      tailLift: String(tailLift),
      truckAccess: String(truckAccess),
      island: String(island),
    },
  });
  const { data, error, isFetching } = useQuery({
    ...query,
    queryKey: [...query.queryKey, order.lines.map(({ priceId, quantity, amount }) => [priceId, quantity, amount])],
    enabled: place !== undefined,
  });
  const refused = fieldErrors(t, error);
  return (
    <>
      <PriceSteps order={data ?? order} />
      <TaxNotice treatment={(data ?? order).amounts.treatment} />
      <Stack gap={4} mt="md" aria-live="polite">
        {data && place && (
          <Text size="sm">{t("estimate.for", { postalCode, country: countryName(countryCode, language) })}</Text>
        )}
        {data?.canBePickedUp && <Text size="sm">{t("estimate.pickup")}</Text>}
        {error && Object.keys(refused).length === 0 && (
          <Text size="sm" c="red">
            {problemText(t, error)}
          </Text>
        )}
      </Stack>
      <PlaceForm ask={setPlace} asking={isFetching} refused={refused["postalCode"]} />
    </>
  );
}

interface FormProps {
  ask: (place: Place) => void;
  asking: boolean;
  refused: string | undefined;
}

function PlaceForm({ ask, asking, refused }: FormProps) {
  const { t, language } = useTexts(cartTexts);
  const [countryCode, setCountryCode] = useState<string>(currentCountry().code);
  const [postalCode, setPostalCode] = useState("");
  const [tailLift, setTailLift] = useState(false);
  const [noTruck, setNoTruck] = useState(false);
  const [island, setIsland] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask({ countryCode, postalCode: postalCode.trim(), tailLift, truckAccess: !noTruck, island });
  };
  return (
    <Form typed={false} onSubmit={submit} aria-label={t("estimate.title")}>
      <Stack gap="sm" mt="md">
        <Text fw={600} size="sm">
          {t("estimate.title")}
        </Text>
        <NativeSelect
          label={t("address.countryCode")}
          data={countryCodeChoices(language)}
          value={countryCode}
          onChange={(event) => setCountryCode(event.currentTarget.value)}
        />
        <Group align="flex-start" wrap="nowrap" gap="sm">
          <TextInput
            flex={1}
            miw={0}
            label={t("address.postalCode")}
            autoComplete="postal-code"
            required
            value={postalCode}
            onChange={(event) => setPostalCode(event.currentTarget.value)}
            error={refused}
          />
          <Button type="submit" variant="default" mt={25} loading={asking}>
            {t("estimate.ask")}
          </Button>
        </Group>
        <Checkbox
          label={t("estimate.tailLift")}
          checked={tailLift}
          onChange={(event) => setTailLift(event.currentTarget.checked)}
        />
        <Checkbox
          label={t("estimate.noTruck")}
          checked={noTruck}
          onChange={(event) => setNoTruck(event.currentTarget.checked)}
        />
        <Checkbox
          label={t("estimate.island")}
          checked={island}
          onChange={(event) => setIsland(event.currentTarget.checked)}
        />
      </Stack>
    </Form>
  );
}
