import { Anchor, Text } from "@mantine/core";
import type { z } from "zod";
import type { BackOfficeOrder } from "@solvia/core/contract/shapes/order";
import { countryName } from "../../../i18n/country-name.ts";
import { useTexts } from "../../../i18n/index.ts";
import { SiteWords } from "./site-words.tsx";

type Address = Exclude<z.output<typeof BackOfficeOrder>["address"], "pickup">;

/** Where goods go, as whoever sends them there reads it: whom to call, and how it is reached and unloaded. */
export function DeliveryPlace({ address }: { address: Address }) {
  const { language } = useTexts();
  return (
    <Text size="sm" component="div" className="long-words">
      {address.header && <div>{address.header}</div>}
      <div>
        {address.street} {address.houseNumber}
      </div>
      <div>
        {address.postalCode} {address.city} {address.provinceCode} {countryName(address.countryCode, language)}
      </div>
      {address.telephone && (
        <Anchor href={`tel:${address.telephone}`} size="sm" className="line-link">
          {address.telephone}
        </Anchor>
      )}
      {address.addressDetails && <div>{address.addressDetails}</div>}
      <SiteWords address={address} />
    </Text>
  );
}
