import { GeoPlacesClient, ReverseGeocodeCommand, type ReverseGeocodeResultItem } from "@aws-sdk/client-geo-places";
import { setting } from "../platform/config.ts";
import { countryOf } from "../platform/locale.ts";
import { Problem } from "../platform/problems.ts";
import { unlogged } from "../platform/storing/unlogged.ts";

/** An address of a point as a form takes it; a place without a street is only a town. */
export interface GeoAddress {
  street?: string | undefined;
  houseNumber?: string | undefined;
  postalCode?: string | undefined;
  city: string;
  provinceCode?: string | undefined;
  countryCode: string;
  approximate: boolean;
}

let client: GeoPlacesClient | undefined;

/**
 * The postal address of a point (degrees), by Amazon Location. Where it knows none, or one outside the 18 countries:
 * not-found; when it does not answer: provider-unavailable.
 */
export async function geoAddress(latitude: number, longitude: number): Promise<GeoAddress> {
  const found = await ask(latitude, longitude);
  const { Address: address = {} } = found ?? {};
  const countryCode = address.Country?.Code2 ?? "";
  const city = address.Locality ?? address.SubRegion?.Name;
  if (!city || !countryOf(countryCode)) throw new Problem("not-found");
  return {
    street: address.Street,
    houseNumber: address.AddressNumber,
    postalCode: address.PostalCode,
    city,
    ...(countryCode === "IT" && { provinceCode: address.SubRegion?.Code }),
    countryCode,
    approximate: !address.Street,
  };
}

/** What is found is kept in the address book: hence the use that Amazon Location is told. */
async function ask(latitude: number, longitude: number): Promise<ReverseGeocodeResultItem | undefined> {
  client ??= unlogged(new GeoPlacesClient({ region: setting("GEO_REGION") }));
  const question = { QueryPosition: [longitude, latitude], MaxResults: 1, IntendedUse: "Storage" as const };
  try {
    const { ResultItems = [] } = await client.send(new ReverseGeocodeCommand(question));
    return ResultItems[0];
  } catch {
    throw new Problem("provider-unavailable");
  }
}
