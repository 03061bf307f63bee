import { box, cable, disc, lettering, onFront, rect, shadow } from "./scene.ts";
import { accentOf, dinDevice } from "./power.ts";

/** A cabinet with its glazed door and rows of breakers. */
export function cabinetPicture(brand: string, typology: string): string {
  const [w, h, d] =
    typology === "field-cabinet"
      ? [420, 380, 150]
      : typology === "interface-cabinet"
        ? [400, 560, 170]
        : [420, 480, 150];
  const rows = typology === "field-cabinet" ? 2 : 3;
  const pitch = (h - 150) / rows;
  const breaker = (x: number, y: number, height: number, on: string): string =>
    `${rect(x, y, 34, height, "#f4f6f7", 3)}${rect(x + 9, y + height * 0.3, 16, height * 0.3, on, 3)}${rect(x + 6, y + height * 0.78, 22, 5, "#c2cace", 2)}`;
  const inside = Array.from({ length: rows }, (_, row) => {
    const y = 52 + row * pitch;
    const special =
      typology === "interface-cabinet" && row === 0
        ? `${rect(40, y, 150, pitch - 26, "#e9edef", 4)}${rect(56, y + 12, 118, 44, "#12201f", 5)}<path d="M62 ${y + 40}l20-12 18 8 24-18 40 6" fill="none" stroke="#58d39a" stroke-width="3"/>`
        : "";
    const from = special ? 5 : 0;
    return `${rect(30, y + pitch * 0.36, w - 60, 14, "#aeb8bd", 2)}${special}${Array.from({ length: 9 - from }, (_, i) => breaker(40 + (i + from) * 38, y, pitch - 26, row === rows - 1 && i < 3 ? "#d9822b" : row === 0 && i % 4 === 0 ? "#a8322a" : "#2c353b")).join("")}`;
  }).join("");
  const door = `${rect(0, 0, w, h, "url(#sheen)")}${rect(22, 30, w - 44, h - 104, "#8c989f", 6)}${rect(26, 34, w - 52, h - 112, "#cfd8dc", 4)}${inside}${rect(26, 34, w - 52, h - 112, "url(#glass)", 4)}${lettering(brand, w / 2, h - 28, Math.min(32, 400 / Math.max(7, brand.length)), "#34434c")}${rect(22, h - 64, 60, 6, accentOf(brand))}${rect(w - 18, h / 2 - 30, 10, 60, "#59636a", 4)}`;
  const glands = Array.from({ length: 6 }, (_, i) =>
    onFront(60 + i * 58, d * 0.5, 56, `${rect(0, 0, 24, 26, "#30383d", 4)}${rect(6, 24, 12, 40, "#1c2125", 4)}`),
  ).join("");
  return `${shadow(0, 0, w, d)}${glands}${box([0, 0, 56], [w, d, h], "#e6e9ea")}${onFront(0, 0, 56 + h, door)}`;
}

/** A male and a female connector in line, one pair above the other. */
const connectors = (brand: string): string => {
  const pair = (y: number, ring: string): string =>
    `<g transform="translate(0 ${y}) rotate(-9)"><ellipse cx="380" cy="72" rx="470" ry="18" fill="#26323a" opacity=".25" filter="url(#soft)"/>${cable("M-150 20C-90 0 -60 10 20 10", 26)}${cable("M760 10C820 10 880 0 930 40", 26)}${rect(0, -28, 110, 76, "#20262a", 16)}${Array.from({ length: 7 }, (_, i) => rect(10 + i * 14, -28, 6, 76, "#333b41", 3)).join("")}${rect(108, -40, 180, 100, "#2a3136", 14)}${rect(150, -24, 96, 22, "#3b444a", 8)}${rect(286, -26, 66, 72, ring, 8)}${rect(352, -12, 44, 44, "#b98f3a", 10)}${rect(352, -8, 44, 10, "#e6c778", 5)}${rect(430, -44, 196, 108, "#2a3136", 16)}${rect(420, -30, 34, 80, "#15191b", 8)}${rect(470, -50, 90, 16, "#3b444a", 6)}${rect(624, -28, 120, 76, "#20262a", 16)}${Array.from({ length: 7 }, (_, i) => rect(636 + i * 14, -28, 6, 76, "#333b41", 3)).join("")}${lettering(brand, 528, 22, 26, "#cdd5d9")}</g>`;
  return pair(-250, "#8e2f2a") + pair(20, "#3b444a");
};

const fan = (): string =>
  `${shadow(0, 0, 400, 130)}${box([0, 0, 0], [400, 110, 400], "#30383d")}${onFront(
    0,
    0,
    400,
    `${disc(200, 200, 176, "#14191c")}${Array.from({ length: 7 }, (_, i) => `<path d="M200 200C230 120 300 110 350 150 320 190 270 215 200 200Z" fill="#4d585f" transform="rotate(${(i * 360) / 7} 200 200)"/>`).join("")}${disc(200, 200, 56, "#222a2e")}<circle cx="200" cy="200" r="120" fill="none" stroke="#8d989e" stroke-width="5"/><circle cx="200" cy="200" r="170" fill="none" stroke="#8d989e" stroke-width="5"/><path d="M40 40L360 360M360 40L40 360" stroke="#8d989e" stroke-width="5"/>${[
      [30, 30],
      [370, 30],
      [30, 370],
      [370, 370],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 14, "#0f1315"))
      .join("")}${rect(0, 0, 400, 400, "url(#sheen)")}`,
  )}${cable("M420 -20C520 10 500 90 590 70", 10, "#a8322a")}${cable("M420 -10C500 40 490 110 570 100", 10)}`;

const board = (brand: string): string =>
  `${shadow(0, 0, 480, 320)}${box([0, 0, 0], [480, 330, 14], "#1f6b4a")}${[
    [40, 40, 90, 90, 22],
    [180, 60, 70, 60, 40],
    [300, 40, 130, 60, 26],
    [60, 200, 60, 80, 60],
    [160, 190, 110, 80, 18],
    [320, 180, 40, 100, 70],
    [390, 190, 50, 90, 44],
  ]
    .map(
      ([x = 0, y = 0, w = 0, d = 0, h = 0]) => [y, box([x, y, 14], [w, d, h], h > 50 ? "#2d6aa8" : "#23292d")] as const,
    )
    .toSorted(([a], [b]) => b - a)
    .map(([, part]) => part)
    .join("")}${onFront(0, 0, 0, lettering(brand, 400, 34, 26, "#5d6a71"))}`;

const weatherStation = (brand: string): string => {
  const shields = Array.from(
    { length: 7 },
    (_, i) =>
      `<ellipse cx="0" cy="${-300 - i * 26}" rx="${i === 6 ? 62 : 82}" ry="24" fill="#e9edee"/><ellipse cx="0" cy="${-306 - i * 26}" rx="${i === 6 ? 58 : 78}" ry="20" fill="#fbfcfc"/>`,
  ).join("");
  const arm = rect(-250, -330, 500, 12, "#aeb8bd", 6);
  const cups = [0, 120, 240]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${rect(0, -4, 70, 8, "#7c888e", 4)}<path d="M60 -30a30 30 0 0 1 0 60z" fill="#30383d"/></g>`,
    )
    .join("");
  const dome = `${rect(180, -368, 110, 40, "#f3f5f5", 10)}<path d="M198 -368a37 37 0 0 1 74 0z" fill="#bcd8e4" opacity=".9"/><path d="M210 -372a26 26 0 0 1 26 -26" stroke="#fff" stroke-width="5" fill="none" opacity=".8"/>`;
  return `${shadow(-90, 0, 180, 120)}${box([-90, 0, 0], [180, 140, 18], "#8c979d")}${rect(-12, -340, 24, 330, "#c3cbd0", 4)}${rect(-12, -340, 8, 330, "#eef1f2", 4)}${arm}${shields}<g transform="translate(-250 -380) scale(1 .46)">${cups}</g>${rect(-256, -380, 12, 60, "#7c888e", 4)}${disc(-250, -380, 14, "#30383d")}${dome}${rect(-70, -200, 140, 110, "#eef0f1", 10)}${rect(-70, -200, 140, 110, "url(#sheen)", 10)}${lettering(brand, 0, -140, 21, "#34434c")}${rect(-44, -122, 88, 6, accentOf(brand), 3)}${cable("M0 -90C40 -40 70 -60 90 0", 9)}`;
};

export function otherPicture(brand: string, typology: string, name: string): string {
  if (typology === "connectors") return connectors(brand);
  if (typology === "weather-station") return weatherStation(brand);
  if (typology === "spare-parts") return name.length % 2 ? fan() : board(brand);
  return dinDevice(brand, 420);
}
