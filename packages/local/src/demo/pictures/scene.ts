/**
 * A small parallel projection: x runs right along the front, y away from the viewer, z up. The front, the right side
 * and the top of things are seen, with light from the upper left.
 */
export type Point = readonly [x: number, y: number, z: number];

const project = ([x, y, z]: Point): [number, number] => [0.93 * x + 0.36 * y, 0.14 * x - 0.24 * y - z];
const tidy = (value: number): number => Math.round(value * 100) / 100;
const pair = (point: Point): string => project(point).map(tidy).join(" ");

/** A hex colour made lighter (to 1) or darker (to -1). */
export function shade(colour: string, amount: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const towards = amount > 0 ? 255 : 0;
  const mixed = channels.map((channel) => Math.round(channel + (towards - channel) * Math.abs(amount)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** A flat polygon in space. */
export const polygon = (points: readonly Point[], fill: string, more = ""): string =>
  `<path d="M${points.map(pair).join("L")}Z" fill="${fill}" stroke="${fill.startsWith("#") ? fill : "none"}" stroke-width="1.5" stroke-linejoin="round" ${more}/>`;

/** A box from its near lower left corner. */
export function box([x, y, z]: Point, [dx, dy, dz]: Point, colour: string): string {
  const front = polygon(
    [
      [x, y, z],
      [x + dx, y, z],
      [x + dx, y, z + dz],
      [x, y, z + dz],
    ],
    colour,
  );
  const side = polygon(
    [
      [x + dx, y, z],
      [x + dx, y + dy, z],
      [x + dx, y + dy, z + dz],
      [x + dx, y, z + dz],
    ],
    shade(colour, -0.22),
  );
  const top = polygon(
    [
      [x, y, z + dz],
      [x + dx, y, z + dz],
      [x + dx, y + dy, z + dz],
      [x, y + dy, z + dz],
    ],
    shade(colour, 0.28),
  );
  return front + side + top;
}

/** What is drawn flat (u right, v down, in the plane's own units) on a plane of space. */
export function onPlane(origin: Point, right: Point, down: Point, art: string): string {
  const [a, b] = project(right);
  const [c, d] = project(down);
  const [e, f] = project(origin);
  return `<g transform="matrix(${[a, b, c, d, e, f].map((value) => tidy(value * 10) / 10).join(" ")})">${art}</g>`;
}

/** Art on the upright front at depth y, from its upper left corner. */
export const onFront = (x: number, y: number, z: number, art: string): string =>
  onPlane([x, y, z], [1, 0, 0], [0, 0, -1], art);

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(w)}" height="${tidy(h)}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const cable = (path: string, width = 16, colour = "#23292d"): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${width / 4}" stroke-linecap="round" transform="translate(-2 -3)"/>`;

export const lettering = (text: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-family="Inter,Helvetica,Arial,sans-serif" font-weight="700" font-size="${size}" letter-spacing=".5" fill="${fill}" text-anchor="middle">${text.replaceAll("&", "&amp;")}</text>`;

/** The soft shadow of what stands on the floor between x and x + dx, y and y + dy. */
export const shadow = (x: number, y: number, dx: number, dy: number): string =>
  polygon(
    [
      [x + 14, y - 26, 0],
      [x + dx + 60, y - 10, 0],
      [x + dx + 80, y + dy + 10, 0],
      [x + 30, y + dy, 0],
    ],
    "#26323a",
    'opacity=".34" filter="url(#soft)"',
  );

const definitions = `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbfaf7"/><stop offset=".62" stop-color="GLOW"/><stop offset=".72" stop-color="#e6e5df"/><stop offset="1" stop-color="#f2f0ea"/></linearGradient><radialGradient id="lamp" cx=".3" cy=".12" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".42" stop-color="#fff" stop-opacity=".05"/><stop offset=".43" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#9cc4ff" stop-opacity=".12"/></linearGradient><linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".08"/></linearGradient><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter>`;

/** The picture: a studio of 1200 by 900 with the object's origin at (x, y), in the given size. */
export const studio = (object: string, [x, y, scale]: Point, glow: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><defs>${definitions.replace("GLOW", glow)}</defs><rect width="1200" height="900" fill="url(#wall)"/><rect width="1200" height="900" fill="url(#lamp)"/><g transform="translate(${x} ${y}) scale(${scale})">${object}</g></svg>`;
