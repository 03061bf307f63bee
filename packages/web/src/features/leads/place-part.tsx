import { Button, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { Suspense, useState } from "react";
import { leadsTexts } from "../../i18n/areas/leads.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Loading } from "../../ui/states.tsx";
import type { Found } from "../account/addresses/address-map.tsx";

const AddressMap = lazyPart(async () => (await import("../account/addresses/address-map.tsx")).default);

/** The middle of Italy, where the map opens when nothing was chosen. */
const italy = { latitude: 44.5, longitude: 10.9 };

export interface PlaceValues {
  postalCode: string;
  city: string;
  countryCode: string;
  latitude: number | undefined;
  longitude: number | undefined;
}

/** What a call is told of a place; the point where one was chosen. */
export const placeInput = ({ postalCode, city, countryCode, latitude, longitude }: PlaceValues) => ({
  postalCode,
  city,
  countryCode,
  ...(latitude !== undefined && longitude !== undefined && { latitude, longitude }),
});

/** Which fields show what a call says of a place. */
export const placeNames = {
  "place.postalCode": "postalCode",
  "place.city": "city",
  "place.latitude": "postalCode",
};

interface Props {
  values: PlaceValues;
  fields: { postalCode: object; city: object };
  onPoint: (place: Partial<PlaceValues>) => void;
}

/** Postal code and town, or a point on the map: which comes with its library when it is asked for. */
export function PlacePart({ values: { latitude, longitude }, fields, onPoint }: Props) {
  const { t } = useTexts(leadsTexts, peopleTexts);
  const [isOpen, setOpen] = useState(false);
  const take = (point: typeof italy, found: Found | undefined) =>
    onPoint({
      ...point,
      ...(found && { postalCode: found.postalCode ?? "", city: found.city, countryCode: found.countryCode }),
    });
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={t("leads.postalCode")} required autoComplete="postal-code" {...fields.postalCode} />
        <TextInput label={t("leads.city")} required autoComplete="address-level2" {...fields.city} />
      </SimpleGrid>
      <Button
        variant="light"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        style={{ alignSelf: "flex-start" }}
      >
        {t(isOpen ? "place.mapHide" : "place.map")}
      </Button>
      {isOpen && (
        <Suspense fallback={<Loading />}>
          <AddressMap
            start={latitude !== undefined && longitude !== undefined ? { latitude, longitude } : italy}
            onFound={take}
          />
        </Suspense>
      )}
    </Stack>
  );
}
