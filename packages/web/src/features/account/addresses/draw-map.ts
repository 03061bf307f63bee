import * as leaflet from "leaflet";
import "leaflet/dist/leaflet.css";
import { towns } from "@solvia/core/logistics/towns";

export interface Point {
  latitude: number;
  longitude: number;
}

/** Where pictures of the map come from ("https://…/{z}/{x}/{y}.png"), set when the site is built; without it the map is drawn. */
const tilesUrl = import.meta.env["VITE_MAP_TILES_URL"] as string | undefined;
const attribution = (import.meta.env["VITE_MAP_TILES_ATTRIBUTION"] as string | undefined) ?? "";

const pin = leaflet.divIcon({ className: "address-map-pin", iconSize: [18, 18] });

/** The outlines of the world's countries and some towns: enough to find one's way without any service. */
async function drawOutlines(map: leaflet.Map): Promise<void> {
  const [{ feature }, world] = await Promise.all([import("topojson-client"), import("world-atlas/countries-50m.json")]);
  const atlas = world.default as unknown as Parameters<typeof feature>[0];
  const shapes = feature(atlas, atlas.objects["countries"]!);
  leaflet
    .geoJSON(shapes, {
      interactive: false,
      style: { color: "#7a8b7f", weight: 1, fillColor: "#eef3ea", fillOpacity: 1 },
    })
    .addTo(map);
  for (const { name, latitude, longitude } of towns) {
    leaflet
      .circleMarker([latitude, longitude], {
        radius: 3,
        color: "#0f5132",
        weight: 1,
        fillOpacity: 0.8,
        interactive: false,
      })
      .bindTooltip(name, { permanent: true, direction: "right", className: "address-map-town" })
      .addTo(map);
  }
}

export interface DrawnMap {
  /** Whether pictures come from a map service. */
  tiled: boolean;
  centre: () => Point;
  mark: (point: Point) => void;
  remove: () => void;
}

const pointOf = ({ lat, lng }: leaflet.LatLng): Point => ({
  latitude: Number(lat.toFixed(5)),
  longitude: Number(leaflet.Util.wrapNum(lng, [-180, 180], true).toFixed(5)),
});

/** A map in an element, of pictures or drawn. */
function mapIn(element: HTMLElement): leaflet.Map {
  const map = leaflet.map(element, {
    zoomControl: true,
    attributionControl: Boolean(attribution),
    minZoom: 4,
    maxZoom: 18,
  });
  if (tilesUrl) leaflet.tileLayer(tilesUrl, { attribution, maxZoom: 18 }).addTo(map);
  else void drawOutlines(map);
  return map;
}

interface Named extends Point {
  name: string;
}

/** A map of places with their names, all of them in sight; what ends it. */
export function drawPlaces(element: HTMLElement, own: Point, places: readonly Named[]): () => void {
  const map = mapIn(element);
  const at = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];
  // A frame around the outermost, no nearer than a town.
  map.fitBounds([at(own), ...places.map(at)], { padding: [40, 40], maxZoom: tilesUrl ? 12 : 8 });
  leaflet.marker(at(own), { icon: pin, keyboard: false, interactive: false }).addTo(map);
  for (const place of places)
    leaflet
      .circleMarker(at(place), { radius: 8, color: "#0f5132", weight: 2, fillColor: "#ffc93c", fillOpacity: 1 })
      .bindTooltip(place.name, { direction: "top" })
      .addTo(map);
  return () => map.remove();
}

/** A map in an element; a click marks its point and tells it. */
export function drawMap(element: HTMLElement, start: Point, onClick: (point: Point) => void): DrawnMap {
  const map = mapIn(element);
  map.setView([start.latitude, start.longitude], tilesUrl ? 13 : 7);
  const marker = leaflet.marker([start.latitude, start.longitude], { icon: pin, keyboard: false });
  const mark = ({ latitude, longitude }: Point) => {
    marker.setLatLng([latitude, longitude]).addTo(map);
    map.panTo([latitude, longitude]);
  };
  map.on("click", ({ latlng }: leaflet.LeafletMouseEvent) => {
    const point = pointOf(latlng);
    mark(point);
    onClick(point);
  });
  return { tiled: Boolean(tilesUrl), centre: () => pointOf(map.getCenter()), mark, remove: () => map.remove() };
}
