import { nearestTown } from "@solvia/core/logistics/towns";
import { bodyOf } from "../gateways/listen.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

/** Farther than this from any town that it knows, the stand-in knows nothing. */
const reachKm = 60;

interface PlaceQuery {
  QueryPosition: [longitude: number, latitude: number];
}

const isPosition = (value: unknown): value is PlaceQuery["QueryPosition"] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part));

function itemsNear(longitude: number, latitude: number) {
  const { town, km } = nearestTown({ latitude, longitude });
  if (km > reachKm) return [];
  const { name, postalCode, provinceCode, countryCode } = town;
  return [
    {
      PlaceId: `stand-in/${countryCode}/${name}`,
      PlaceType: "Locality",
      Title: `${name} (nearest known town, ${Math.round(km)} km)`,
      Position: [town.longitude, town.latitude],
      Distance: Math.round(km * 1000),
      Address: {
        Locality: name,
        PostalCode: postalCode,
        Country: { Code2: countryCode },
        ...(provinceCode && { SubRegion: { Code: provinceCode, Name: name } }),
      },
    },
  ];
}

/** Stands in for Amazon Location on one machine: the nearest of a hundred towns in the wire format of ReverseGeocode. */
export const startGeoPlaces = (): Promise<StandIn> =>
  startStandIn(async (request) => {
    const { QueryPosition } = await bodyOf<PlaceQuery>(request);
    if (!isPosition(QueryPosition)) {
      const reason = "QueryPosition is no longitude and latitude";
      return { status: 400, headers: { "x-amzn-errortype": "ValidationException" }, body: { message: reason } };
    }
    return {
      headers: { "x-amz-geo-pricing-bucket": "StandIn" },
      body: { ResultItems: itemsNear(...QueryPosition) },
    };
  });
