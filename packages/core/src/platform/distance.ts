const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Spec 9. */
export const earthRadiusKm = 6371;

/** Degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The distance of two points over the ground, in kilometres: the great circle. */
export function distanceKm(a: Point, b: Point): number {
  const [north, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2];
  const half =
    Math.sin(north) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}
