import { earthRadiusKm, type Point } from "../../platform/distance.ts";

/** Degrees of latitude that a band of cells is high: about 56 km, so that a look around 50 km reads a dozen cells at most. */
const bandDegrees = 0.5;
const bands = 180 / bandDegrees;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

const bandOf = (latitude: number): number =>
  Math.min(bands - 1, Math.max(0, Math.floor((latitude + 90) / bandDegrees)));

/** How many cells a band has around the earth: about as wide as they are high, one at the poles. */
function columnsOf(band: number): number {
  const edges = [band * bandDegrees - 90, (band + 1) * bandDegrees - 90];
  const widest = Math.max(...edges.map((edge) => Math.cos(radians(edge))));
  return Math.max(1, Math.floor((360 / bandDegrees) * widest));
}

/** Cells go round: what lies at 180 and at -180 is one. */
const columnOf = (longitude: number, columns: number): number =>
  ((Math.floor(((longitude + 180) / 360) * columns) % columns) + columns) % columns;

const nameOf = (band: number, column: number): string => `${band}.${column}`;

/** The cell that a point lies in. */
export function cellOf({ latitude, longitude }: Point): string {
  const band = bandOf(latitude);
  return nameOf(band, columnOf(longitude, columnsOf(band)));
}

/** How many degrees of longitude a circle reaches to either side; 180 where it holds a pole. */
function sideways(latitude: number, reach: number): number {
  if (latitude + degrees(reach) >= 90 || latitude - degrees(reach) <= -90) return 180;
  return degrees(Math.asin(Math.min(1, Math.sin(reach) / Math.cos(radians(latitude)))));
}

/** All cells that a circle of `km` around a point touches, and perhaps some more beside it; across ±180 and the poles too. */
export function cellsAround({ latitude, longitude }: Point, km: number): string[] {
  const reach = Math.min(Math.PI, km / earthRadiusKm);
  const side = sideways(latitude, reach);
  const cells: string[] = [];
  for (let band = bandOf(latitude - degrees(reach)); band <= bandOf(latitude + degrees(reach)); band += 1) {
    const columns = columnsOf(band);
    const first = Math.floor(((longitude - side + 180) / 360) * columns);
    const last = Math.floor(((longitude + side + 180) / 360) * columns);
    for (let at = first; at <= Math.min(last, first + columns - 1); at += 1)
      cells.push(nameOf(band, ((at % columns) + columns) % columns));
  }
  return cells;
}
