import { field } from "./modules.ts";
import { box, disc, lettering, onFront, onPlane, polygon, rect, shade, shadow, type Point } from "./scene.ts";

const aluminium = "#c4ccd1";
const steel = "#aab4ba";
const tile = "#b4694a";
const concrete = "#c3bfb6";

/** A slotted rail along x. */
const rail = (x: number, y: number, z: number, length: number, size = 46): string =>
  `${box([x, y, z], [length, size, size], aluminium)}${onFront(x, y, z + size, `${rect(0, size * 0.36, length, size * 0.28, "#7b878d")}${rect(0, 4, length, 4, "#e8ecee")}`)}${onPlane([x, y + size, z + size], [1, 0, 0], [0, -1, 0], rect(0, size * 0.38, length, size * 0.24, "#66727a"))}${polygon(
    [
      [x + length, y + 9, z + 9],
      [x + length, y + size - 9, z + 9],
      [x + length, y + size - 9, z + size - 9],
      [x + length, y + 9, z + size - 9],
    ],
    "#59646b",
  )}`;

/** A pitched plane from its near lower left corner: `rise` over `depth`. */
const slope = ([x, y, z]: Point, width: number, depth: number, rise: number, fill: string): string =>
  `${polygon(
    [
      [x + width, y, z],
      [x + width, y + depth, z + rise],
      [x + width, y + depth, 0],
      [x + width, y, 0],
    ],
    shade(fill, -0.35),
  )}${polygon(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y, 0],
      [x, y, 0],
    ],
    shade(fill, -0.12),
  )}${polygon(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y + depth, z + rise],
      [x, y + depth, z + rise],
    ],
    fill,
  )}`;

const unit = (depth: number, rise: number): Point => {
  const length = Math.hypot(depth, rise);
  return [0, -depth / length, -rise / length];
};

/** Lines up the slope: ribs of sheet metal or rows of tiles. */
function pitchedRoof(kind: "tiles" | "ribs" | "seams" | "waves"): string {
  const [width, depth, rise] = [720, 420, 250];
  const fill = kind === "tiles" ? tile : kind === "waves" ? "#a9a79d" : kind === "seams" ? "#6d7f88" : "#8d99a0";
  const base = `${shadow(-360, 0, width, depth)}${slope([-360, 0, 40], width, depth, rise, fill)}`;
  const length = Math.hypot(depth, rise);
  const lines = {
    tiles: Array.from({ length: 8 }, (_, row) =>
      Array.from(
        { length: 18 },
        (_, i) =>
          `<path d="M${i * 40 + (row % 2) * 20 - 10} ${row * 62}h38v48q-19 20-38 0z" fill="${[tile, "#a65d40", "#c07a58"][(i * 3 + row * 5) % 3]}" stroke="#8a4a30" stroke-width="1.5"/>`,
      ).join(""),
    ).join(""),
    ribs: Array.from(
      { length: 11 },
      (_, i) => `${rect(12 + i * 66, 0, 26, length, "#a9b4ba")}${rect(38 + i * 66, 0, 8, length, "#68747b")}`,
    ).join(""),
    seams: Array.from(
      { length: 9 },
      (_, i) => `${rect(20 + i * 84, 0, 6, length, "#9fb0b8")}${rect(26 + i * 84, 0, 6, length, "#48575f")}`,
    ).join(""),
    waves: Array.from(
      { length: 24 },
      (_, i) => `${rect(i * 30, 0, 12, length, "#bdbbb1")}${rect(i * 30 + 20, 0, 10, length, "#8a887e")}`,
    ).join(""),
  }[kind];
  return `${base}${onPlane([-360, depth, 40 + rise], [1, 0, 0], unit(depth, rise), `<clipPath id="roof"><rect width="${width}" height="${length}"/></clipPath><g clip-path="url(#roof)">${lines}</g>`)}`;
}

const onRoof = (columns: number, rows: number, scale: number, x: number, up: number, lift = 26): string =>
  field([x, 420 * up, 40 + 250 * up + lift], [1, 0, 0], unit(420, 250), columns, rows, scale);

const roofRails = (lift = 12): string =>
  [0.78, 0.5, 0.24].map((up) => rail(-320, 420 * up, 40 + 250 * up + lift, 640, 14)).join("");

const bolt = (x: number, y: number, z: number): string =>
  onPlane(
    [x, y, z],
    [1, 0, 0],
    [0, -1, 0],
    `${disc(0, 0, 22, "#8b969c")}${disc(0, 0, 15, "#d8dee1")}<path d="M0 -9L8 -4V5L0 9L-8 5V-4Z" fill="#5a656b"/>`,
  );

const clamp = (x: number, end: boolean): string =>
  `${box([x, 20, 60], [end ? 30 : 20, 120, 120], aluminium)}${box([x - (end ? 0 : 50), 10, 180], [end ? 90 : 120, 140, 18], shade(aluminium, 0.1))}${bolt(x + 12, 84, 200)}`;

const screw = (x: number, y: number, length: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-58)">${rect(0, -13, length, 26, "#b8c1c6", 6)}${Array.from({ length: Math.floor((length - 110) / 12) }, (_, i) => `<path d="M${100 + i * 12} -16l8 32" stroke="#76828a" stroke-width="5"/>`).join("")}${rect(0, -13, length, 7, "#eef1f2", 4)}<path d="M${length} -13l38 13l-38 13z" fill="#98a3a9"/>${rect(-26, -30, 30, 60, "#9aa5ab", 5)}${rect(-26, -30, 10, 60, "#d9dfe2", 5)}${rect(46, -26, 16, 52, "#2a3035", 4)}</g>`;

const wedge = (x: number, y: number, brand: string, rise: number): string => {
  const [w, d, h] = [130, 330, 60];
  const side: Point[] = [
    [x + w, y, 0],
    [x + w, y + d, 0],
    [x + w, y + d, h + rise],
    [x + w, y, h],
  ];
  return `${shadow(x, y, w, d)}${polygon(
    [
      [x, y, 0],
      [x + w, y, 0],
      [x + w, y, h],
      [x, y, h],
    ],
    concrete,
  )}${polygon(side, shade(concrete, -0.2))}${polygon(
    [
      [x, y, h],
      [x + w, y, h],
      [x + w, y + d, h + rise],
      [x, y + d, h + rise],
    ],
    shade(concrete, 0.25),
  )}${onPlane([x + w, y + 40, 54], [0, 1, 0], [0, 0, -1], lettering(brand, 130, 4, 30, "#77726a"))}`;
};

const flatDeck = (fill: string): string => `${shadow(-380, 0, 760, 420)}${box([-380, 0, 0], [760, 430, 34], fill)}`;

const flatRows = (): string =>
  [250, 30]
    .map(
      (y) =>
        `${[-330, -110, 110].map((x) => box([x, y, 34], [26, 150, 12], concrete)).join("")}${polygon(
          [
            [-340, y + 160, 34],
            [320, y + 160, 34],
            [320, y + 160, 96],
            [-340, y + 160, 96],
          ],
          "#7e8a90",
        )}${field([-340, y + 160, 98], [1, 0, 0], unit(150, 52), 4, 1, 0.42)}`,
    )
    .join("");

const posts = (list: readonly (readonly [number, number, number])[], size = 20): string =>
  list.map(([x, y, height]) => box([x, y, 0], [size, size, height], steel)).join("");

const house = (): string =>
  `${shadow(-260, 0, 520, 200)}${box([-260, 60, 0], [520, 160, 520], "#ece5d8")}${onFront(-260, 60, 520, `${rect(50, 60, 110, 150, "#8fa9b6", 4)}${rect(360, 60, 110, 150, "#8fa9b6", 4)}${rect(50, 60, 110, 150, "url(#glass)", 4)}${rect(360, 60, 110, 150, "url(#glass)", 4)}`)}`;

const hook = (): string =>
  `${shadow(-120, 0, 300, 170)}${box([-140, 60, 0], [300, 130, 16], steel)}${[-100, 0, 100].map((x) => bolt(x, 130, 18)).join("")}${box([-20, 60, 16], [56, 22, 120], steel)}${box([-20, -170, 130], [56, 252, 18], steel)}${box([-20, -170, 130], [56, 18, 150], steel)}${onFront(-20, -170, 280, `${rect(20, 24, 16, 70, "#4c575d", 8)}${rect(20, 110, 16, 26, "#4c575d", 8)}`)}`;

const drawings: Readonly<Record<string, (brand: string) => string>> = {
  profiles: () =>
    `${shadow(-380, 0, 780, 330)}${rail(-330, 300, 0, 720, 60)}${rail(-360, 150, 0, 740, 60)}${rail(-390, 0, 0, 760, 60)}`,
  junctions: () =>
    `${shadow(-360, 0, 700, 80)}${box([-170, 15, 18], [340, 40, 40], "#59646b")}${rail(150, 0, 0, 260, 76)}${rail(-410, 0, 0, 240, 76)}${bolt(-70, 34, 62)}${bolt(40, 34, 62)}`,
  brackets: hook,
  clamps: () => `${shadow(-340, 0, 640, 150)}${rail(-360, 50, 0, 720, 60)}${clamp(130, true)}${clamp(-140, false)}`,
  screws: () =>
    `<ellipse cx="20" cy="20" rx="330" ry="52" fill="#26323a" opacity=".25" filter="url(#soft)"/>${screw(-220, 0, 420)}${screw(-40, 20, 420)}${screw(150, 30, 420)}`,
  accessories: (brand) =>
    `${shadow(-220, 0, 460, 200)}${box([-220, 0, 0], [460, 220, 150], "#2e5d73")}${onFront(-220, 0, 150, `${rect(30, 30, 400, 80, "#244b5e", 8)}${lettering(brand, 230, 84, 40, "#eef1f2")}`)}${onPlane([-220, 220, 150], [1, 0, 0], [0, -1, 0], `${rect(24, 24, 412, 172, "#1d3c4b", 10)}${[0, 1, 2, 3, 4].map((i) => rect(48 + i * 78, 44, 58, 130, ["#c4ccd1", "#8b969c", "#d9b25a", "#c4ccd1", "#8b969c"][i] ?? "#c4ccd1", 8)).join("")}`)}`,
  ballasts: (brand) => `${wedge(150, 130, brand, 90)}${wedge(-60, 40, brand, 90)}${wedge(-270, -50, brand, 90)}`,
  "roof-systems": () => `${pitchedRoof("tiles")}${roofRails()}${onRoof(3, 1, 0.44, -240, 0.86)}`,
  "sheet-systems": () =>
    `${pitchedRoof("ribs")}${[0.72, 0.34].map((up) => [-300, -170, -40, 90, 220].map((x) => rail(x, 420 * up, 40 + 250 * up + 8, 60, 14)).join("")).join("")}${onRoof(2, 1, 0.48, -300, 0.84, 22)}`,
  "standing-seam-systems": () =>
    `${pitchedRoof("seams")}${[0.7, 0.3].map((up) => [-340, -256, -172, -88, -4, 80, 164, 248].map((x) => box([x + 2, 420 * up, 40 + 250 * up], [20, 22, 30], aluminium)).join("")).join("")}${roofRails(26)}${onRoof(2, 1, 0.46, -250, 0.84, 40)}`,
  "corrugated-systems": () => `${pitchedRoof("waves")}${roofRails()}${onRoof(3, 1, 0.42, -300, 0.84)}`,
  "bitumen-systems": (brand) =>
    `${flatDeck("#4b5054")}${[
      [-280, 250],
      [-40, 250],
      [200, 250],
      [-280, 60],
      [-40, 60],
      [200, 60],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `${box([x, y, 34], [120, 110, 6], "#30353a")}${box([x + 40, y + 35, 40], [40, 40, 60], aluminium)}${bolt(x + 60, y + 55, 102)}`,
      )
      .join("")}${onFront(-380, 0, 34, lettering(brand, 120, 26, 24, "#c9cfd2"))}`,
  "flat-roof": () => `${flatDeck("#b9b7ae")}${flatRows()}`,
  "ground-systems": () =>
    `${shadow(-380, 0, 760, 380)}${polygon(
      [
        [-430, -60, 0],
        [430, -60, 0],
        [430, 420, 0],
        [-430, 420, 0],
      ],
      "#a9b184",
    )}${posts([
      [-300, 300, 250],
      [0, 300, 250],
      [300, 300, 250],
    ])}${posts([
      [-300, 60, 90],
      [0, 60, 90],
      [300, 60, 90],
    ])}${field([-390, 370, 300], [1, 0, 0], unit(380, 250), 5, 2, 0.37)}`,
  "integrated-anchoring": () => `${pitchedRoof("tiles")}${onRoof(3, 1, 0.46, -262, 0.86, 3)}`,
  balcony: () =>
    `${house()}${box([-230, -60, 150], [460, 120, 20], "#cfc6b6")}${Array.from({ length: 16 }, (_, i) => box([-228 + i * 30, -58, 170], [6, 6, 150], steel)).join("")}${box([-232, -60, 320], [464, 12, 12], steel)}${field([-222, -64, 322], [1, 0, 0], [0, -0.28, -0.95], 2, 1, 0.29)}${field([10, -64, 322], [1, 0, 0], [0, -0.28, -0.95], 2, 1, 0.29)}`,
  facade: () =>
    `${shadow(-260, 0, 520, 200)}${box([-280, 60, 0], [560, 180, 560], "#e4ddd0")}${[500, 300, 90].map((z) => rail(-260, 44, z, 520, 14)).join("")}${field([-240, 40, 530], [1, 0, 0], [0, 0, -1], 4, 2, 0.31, "fullblack")}`,
  shelter: () =>
    `${shadow(-360, 0, 720, 380)}${polygon(
      [
        [-430, -60, 0],
        [430, -60, 0],
        [430, 420, 0],
        [-430, 420, 0],
      ],
      "#c9cacb",
    )}${[-130, 130]
      .map((x) =>
        polygon(
          [
            [x, 0, 1],
            [x + 6, 0, 1],
            [x + 6, 360, 1],
            [x, 360, 1],
          ],
          "#f4f4f2",
        ),
      )
      .join("")}${posts(
      [
        [-330, 330, 400],
        [300, 330, 400],
      ],
      28,
    )}${posts(
      [
        [-330, 40, 330],
        [300, 40, 330],
      ],
      28,
    )}${polygon(
      [
        [-390, -20, 322],
        [390, -20, 322],
        [390, -20, 346],
        [-390, -20, 346],
      ],
      steel,
    )}${field([-390, 390, 430], [1, 0, 0], unit(410, 86), 5, 2, 0.36)}`,
};

export const structurePicture = (brand: string, typology: string): string => (drawings[typology] ?? hook)(brand);
