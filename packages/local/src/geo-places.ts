import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { nearestTown } from "@solvia/core/logistics/towns";

/** Farther than this from any town that it knows, the stand-in knows nothing. */
const reachKm = 60;

async function positionOf(request: IncomingMessage): Promise<[longitude: number, latitude: number]> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { QueryPosition } = JSON.parse(Buffer.concat(parts).toString()) as { QueryPosition: [number, number] };
  return QueryPosition;
}

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
export async function startGeoPlaces(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void positionOf(request).then(([longitude, latitude]) =>
      response
        .writeHead(200, { "content-type": "application/json", "x-amz-geo-pricing-bucket": "StandIn" })
        .end(JSON.stringify({ ResultItems: itemsNear(longitude, latitude) })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
