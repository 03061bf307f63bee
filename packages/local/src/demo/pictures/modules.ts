import { box, lettering, onFront, onPlane, polygon, rect, shade, shadow, type Point } from "./scene.ts";

interface Looks {
  cell: string;
  gap: string;
  frame: string;
}

const looks = {
  monocrystalline: { cell: "#15253f", gap: "#dfe5ea", frame: "#c3cbd0" },
  polycrystalline: { cell: "#2759a8", gap: "#e3e9ee", frame: "#c3cbd0" },
  standard: { cell: "#1d3a66", gap: "#dfe5ea", frame: "#b7c0c6" },
  fullblack: { cell: "#15181c", gap: "#23282d", frame: "#1a1d20" },
  bifacial: { cell: "#16304c", gap: "#a9cbd8", frame: "#9fabb1" },
  colored: { cell: "#98442b", gap: "#a8553a", frame: "#7c3521" },
  bipv: { cell: "#272c33", gap: "#353c45", frame: "#2b3036" },
} as const satisfies Record<string, Looks>;
export type Look = keyof typeof looks;

/** A framed module of 380 by 578, drawn flat: six columns of half cells in two halves. */
export function moduleArt(look: Look, rows = 9): string {
  const { cell, gap, frame } = looks[look];
  const [width, height, border, middle] = [380, 578, 9, 10];
  const [columnWidth, rowHeight] = [(width - 2 * border) / 6, (height - 2 * border - middle) / (2 * rows)];
  const cells = Array.from({ length: 2 * rows * 6 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const y = border + row * rowHeight + (row >= rows ? middle : 0);
    return rect(border + column * columnWidth + 1.3, y + 1.1, columnWidth - 2.6, rowHeight - 2.2, cell, 2.5);
  }).join("");
  const wires = Array.from({ length: 6 * 5 }, (_, index) => {
    const x = border + Math.floor(index / 5) * columnWidth + ((index % 5) + 0.5) * (columnWidth / 5);
    return `M${x.toFixed(1)} ${border}V${height - border}`;
  }).join("");
  return `${rect(0, 0, width, height, frame, 3)}${rect(border, border, width - 2 * border, height - 2 * border, gap)}${cells}<path d="${wires}" stroke="${shade(cell, 0.35)}" stroke-width=".8" opacity=".55"/>${rect(border, border, width - 2 * border, height - 2 * border, "url(#glass)")}`;
}

/** Modules side by side on a plane of space; `right` and `down` are the plane's unit vectors. */
export function field(
  origin: Point,
  right: Point,
  down: Point,
  columns: number,
  rows: number,
  scale = 0.4,
  look: Look = "monocrystalline",
): string {
  const one = moduleArt(look, 6);
  const all = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `<use href="#pv" x="${column * 390}" y="${row * 588}"/>`;
  }).join("");
  return onPlane(origin, right, down, `<defs><g id="pv">${one}</g></defs><g transform="scale(${scale})">${all}</g>`);
}

const rearArt = (brand: string): string =>
  `${rect(0, 0, 380, 578, "#a9b4b9", 3)}${rect(9, 9, 362, 560, "#c3d7de")}${Array.from({ length: 108 }, (_, i) => rect(11 + (i % 6) * 60.2, 11 + Math.floor(i / 6) * 31, 57, 28, "#3d566f", 2)).join("")}${[120, 190, 260].map((x) => rect(x - 18, 268, 36, 40, "#1c2226", 5)).join("")}${rect(130, 500, 120, 46, "#f4f6f7", 3)}${lettering(brand, 190, 528, 14, "#33424b")}${rect(9, 9, 362, 560, "url(#glass)")}`;

const standing = (x: number, y: number, look: Look, art = moduleArt(look)): string =>
  `${shadow(x, y, 380, 26)}${box([x, y, 0], [380, 16, 578], looks[look].frame)}${onFront(x, y, 578, art)}`;

/** Overlapping solar tiles on a slope. */
const tiles = (): string => {
  const slope = Array.from({ length: 20 }, (_, index) => {
    const [column, row] = [index % 4, 4 - Math.floor(index / 4)];
    const [x, y, z] = [column * 160 + (row % 2) * 6, row * 95, row * 72];
    const art = `${rect(0, 0, 156, 132, "#20252b", 3)}${[0, 1, 2].map((i) => rect(8 + i * 47.5, 10, 45, 104, "#2d3743", 2)).join("")}<path d="M8 62H148M8 36H148M8 88H148" stroke="#56657a" stroke-width="1"/>${rect(0, 122, 156, 10, "#4a525b", 3)}${rect(0, 0, 156, 132, "url(#glass)")}`;
    return (
      polygon(
        [
          [x, y, z],
          [x + 156, y, z],
          [x + 156, y, z - 10],
          [x, y, z - 10],
        ],
        "#101418",
      ) + onPlane([x, y + 95, z + 80], [1, 0, 0], [0, -0.76, -0.61], art)
    );
  }).join("");
  return `${shadow(0, 0, 640, 420)}${polygon(
    [
      [650, 0, -10],
      [650, 480, 360],
      [650, 480, 0],
      [650, 20, 0],
    ],
    "#b58a63",
  )}${slope}`;
};

/** A series of modules, its brand on the label. */
export function modulePicture(brand: string, typology: string): string {
  const look: Look = typology in looks ? (typology as Look) : "monocrystalline";
  const label = `${rect(0, 0, 120, 22, "#f7f8f8", 4)}${lettering(brand, 60, 15, 12, "#33424b")}`;
  if (look === "bipv") return tiles();
  if (look === "bifacial") {
    return `${standing(-30, 190, look, rearArt(brand))}${standing(-260, 0, look)}`;
  }
  const second = standing(150, 200, look);
  return `${second}${standing(-230, 0, look)}${onFront(-100, -1, 40, `<g opacity="${look === "fullblack" ? 0.75 : 1}">${label}</g>`)}`;
}
