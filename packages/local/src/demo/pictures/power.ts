import { box, cable, disc, lettering, onFront, onPlane, polygon, rect, shade, shadow } from "./scene.ts";

const white = "#eef0f1";
const dark = "#2b3238";
/** A quiet colour of its own for each brand, for the details. */
const accents = ["#d9822b", "#1f8a70", "#2f6db5", "#b23a48", "#5b7f2b", "#6a4c93", "#0f8ca3"];
export const accentOf = (brand: string): string =>
  accents[[...brand].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % accents.length] ?? "#d9822b";

const display = (x: number, y: number, w: number, h: number): string =>
  `${rect(x, y, w, h, "#12201f", 8)}<path d="M${x + 14} ${y + h * 0.72}l${w * 0.16} ${-h * 0.18} ${w * 0.16} ${h * 0.08} ${w * 0.18} ${-h * 0.34} ${w * 0.16} ${h * 0.14} ${w * 0.2} ${-h * 0.2}" fill="none" stroke="#58d39a" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>${rect(x, y, w, h, "url(#glass)", 8)}`;

const terminals = (w: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = 36 + (i * (w - 72)) / Math.max(1, count - 1);
    return `${rect(x - 9, 0, 18, 30, "#1c2125", 4)}${rect(x - 6, 26, 12, 26, i % 2 ? "#23282d" : "#8e2f2a", 4)}`;
  }).join("");

/** A wall inverter: body, fins at the side, display, terminals below. */
function wallInverter(brand: string, w: number, h: number, d: number, body: string, screen: "wide" | "dots"): string {
  const accent = accentOf(brand);
  const ink = body === white ? "#34434c" : "#eef1f2";
  const fins = Array.from({ length: 9 }, (_, i) =>
    polygon(
      [
        [w, 14 + (i * (d - 28)) / 9, 96],
        [w, 22 + (i * (d - 28)) / 9, 96],
        [w, 22 + (i * (d - 28)) / 9, 60 + h - 30],
        [w, 14 + (i * (d - 28)) / 9, 60 + h - 30],
      ],
      shade(body, -0.42),
    ),
  ).join("");
  const face = `${rect(0, 0, w, h, "url(#sheen)")}${rect(0, h * 0.62, w, 7, accent)}${rect(0, h * 0.62 + 7, w, h * 0.38 - 7, shade(body, -0.07))}${lettering(brand, w / 2, h * 0.62 - 30, Math.min(40, (w * 1.3) / Math.max(7, brand.length)), ink)}${
    screen === "wide"
      ? display(w * 0.24, h * 0.14, w * 0.52, h * 0.24)
      : [0, 1, 2].map((i) => disc(w / 2 - 34 + i * 34, h * 0.26, 8, i === 0 ? "#33b072" : shade(body, -0.3))).join("")
  }${Array.from({ length: 5 }, (_, i) => rect(w * 0.2, h * 0.75 + i * 16, w * 0.6, 5, shade(body, -0.2), 2)).join("")}`;
  return `${shadow(0, 0, w, d)}${onFront(0, d * 0.4, 62, terminals(w, Math.round(w / 46)))}${box([0, 0, 60], [w, d, h], body)}${fins}${onFront(0, 0, 60 + h, face)}`;
}

const moduleOf = (
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  body: string,
  art: string,
): string => box([x, y, z], [w, d, h], body) + onFront(x, y, z + h, `${rect(0, 0, w, h, "url(#sheen)")}${art}`);

/** Stacked modules with their control unit on top. */
export function batteryTower(brand: string, modules: number, x = 0, y = 0, w = 300, d = 140): string {
  const accent = accentOf(brand);
  const height = 96;
  const stack = Array.from({ length: modules }, (_, i) =>
    moduleOf(
      x,
      y,
      24 + i * (height + 5),
      w,
      height,
      d,
      white,
      `${rect(20, 42, 46, 8, accent, 4)}${rect(w - 70, 40, 50, 12, "#cfd6da", 6)}`,
    ),
  ).join("");
  const head = moduleOf(
    x,
    y,
    24 + modules * (height + 5),
    w,
    74,
    d,
    dark,
    `${lettering(brand, w / 2, 48, Math.min(32, (w * 1.35) / Math.max(7, brand.length)), "#f3f5f6")}${disc(w - 26, 20, 5, "#33d17a")}`,
  );
  return `${shadow(x, y, w, d)}${box([x + 10, y + 10, 0], [w - 20, d - 20, 22], "#3a4147")}${stack}${head}`;
}

function rack(brand: string, x: number, y: number): string {
  const doors = `${rect(14, 16, 250, 508, "#e3e7e9", 4)}${Array.from({ length: 9 }, (_, i) => `${rect(26, 30 + i * 53, 226, 44, "#30383e", 3)}${disc(236, 52 + i * 53, 4, "#33d17a")}${rect(36, 47 + i * 53, 60, 9, "#58656d", 3)}`).join("")}${rect(14, 16, 250, 508, "url(#glass)", 4)}${lettering(brand, 139, 568, Math.min(30, 330 / Math.max(7, brand.length)), "#34434c")}`;
  return `${shadow(x, y, 280, 230)}${box([x, y, 0], [280, 230, 600], "#d9dee1")}${onFront(x, y, 600, doors)}`;
}

/** Micro inverter or optimizer: a flat dark case with its leads. */
export function smallConverter(brand: string, kind: "micro" | "optimizer"): string {
  const [w, d, h] = kind === "micro" ? [460, 330, 52] : [300, 260, 60];
  const accent = accentOf(brand);
  const leads = `${cable(`M30 20C-120 80 -170 -20 -250 40`)}${cable(`M90 30C10 150 -90 120 -170 170`)}${cable(`M${w * 0.95 + 40} -40C${w + 150} -80 ${w + 150} 60 ${w + 240} 40`)}${kind === "micro" ? cable(`M${w * 0.9} 40C${w + 80} 120 ${w + 60} 170 ${w + 190} 170`) : ""}`;
  const plugs = [
    [-270, 36],
    [-190, 166],
    [w + 236, 36],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g transform="rotate(${x < 0 ? -24 : 8} ${x} ${y})">${rect(x - 34, y - 12, 68, 26, "#1a1f22", 8)}${rect(x - (x < 0 ? 46 : -34), y - 8, 14, 18, "#101315", 4)}</g>`,
    )
    .join("");
  const lid = onPlane(
    [0, d, h],
    [1, 0, 0],
    [0, -1, 0],
    `${rect(12, 12, w - 24, d - 24, "#3a434a", 26)}${Array.from({ length: 7 }, (_, i) => rect(44, 46 + i * ((d - 92) / 7), w - 88, 8, "#4c565e", 4)).join("")}${rect(w * 0.18, d * 0.36, w * 0.64, d * 0.3, "#23292e", 10)}${lettering(brand, w / 2, d * 0.56, Math.min(44, (w * 0.9) / Math.max(6, brand.length)), "#f2f4f5")}${rect(w * 0.18, d * 0.66 - 6, w * 0.64, 6, accent)}${rect(12, 12, w - 24, d - 24, "url(#sheen)", 26)}`,
  );
  return `${shadow(-20, 0, w, d)}${leads}${plugs}${box([0, 0, 0], [w, d, h], "#343c42")}${lid}`;
}

/** A meter for the DIN rail, on a piece of the rail. */
export function dinDevice(brand: string, w = 300): string {
  const face = `${rect(0, 0, w, 400, "url(#sheen)")}${rect(0, 0, w, 84, "#d3d9dc")}${rect(0, 316, w, 84, "#d3d9dc")}${Array.from({ length: Math.round(w / 60) }, (_, i) => `${disc(34 + i * 58, 44, 15, "#59636a")}${rect(22 + i * 58, 41, 24, 6, "#2c3338")}${disc(34 + i * 58, 358, 15, "#59636a")}${rect(22 + i * 58, 355, 24, 6, "#2c3338")}`).join("")}${display(w * 0.14, 112, w * 0.72, 100)}${lettering(brand, w / 2, 268, Math.min(32, (w * 1.25) / Math.max(7, brand.length)), "#34434c")}${rect(0, 292, w, 6, accentOf(brand))}`;
  return `${shadow(-90, 30, w + 180, 120)}${box([-120, 130, 170], [w + 260, 16, 90], "#b9c2c7")}${box([0, 0, 20], [w, 130, 400], white)}${onFront(0, 0, 420, face)}`;
}

export function inverterPicture(brand: string, typology: string): string {
  switch (typology) {
    case "microinverter":
      return smallConverter(brand, "micro");
    case "accessories":
      return dinDevice(brand);
    case "threephase":
      return wallInverter(brand, 470, 400, 150, white, "wide");
    case "hybrid-monophase":
      return `${batteryTower(brand, 2, 330, 120, 240, 120)}${wallInverter(brand, 290, 390, 110, white, "dots")}`;
    case "hybrid-threephase":
      return `${batteryTower(brand, 3, 400, 130, 240, 120)}${wallInverter(brand, 360, 420, 130, white, "wide")}`;
    case "retrofit":
      return `${batteryTower(brand, 1, 310, 120, 230, 110)}${wallInverter(brand, 280, 360, 110, "#49525a", "dots")}`;
    case "offgrid":
      return wallInverter(brand, 330, 430, 120, "#3d464d", "wide");
    default:
      return wallInverter(brand, 310, 400, 120, white, "wide");
  }
}

export function batteryPicture(brand: string, typology: string): string {
  if (typology === "industrial") return `${rack(brand, 310, 40)}${rack(brand, 0, 0)}`;
  if (typology === "accessories") {
    return `${batteryTower(brand, 0, 0, 0, 420, 200)}${cable("M60 60C-60 150 120 190 260 150S470 150 480 90", 14, "#a8322a")}${cable("M100 64C0 200 190 230 320 190S520 200 530 100", 14)}`;
  }
  return batteryTower(brand, 4);
}

/** A wall box on its stand-off plate, with or without a cable of its own. */
function wallBox(brand: string, body: string, withCable: boolean): string {
  const ink = body === white ? "#34434c" : "#f1f3f4";
  const accent = accentOf(brand);
  const face = `${rect(0, 0, 260, 380, "url(#sheen)", 0)}${disc(130, 128, 76, shade(body, body === white ? -0.82 : -0.5))}<circle cx="130" cy="128" r="76" fill="none" stroke="${accent}" stroke-width="9"/><circle cx="130" cy="128" r="76" fill="none" stroke="#37c978" stroke-width="9" stroke-dasharray="300 180"/><path d="M138 82l-36 56h25l-8 42 38-60h-26z" fill="#f4c04a"/>${lettering(brand, 130, 278, Math.min(34, 330 / Math.max(7, brand.length)), ink)}${rect(88, 318, 84, 8, accent, 4)}`;
  const plug = `<g transform="translate(384 -40) rotate(14) scale(.86)">${rect(-36, -150, 72, 150, "#2a3137", 26)}${rect(-46, -40, 92, 66, "#1d2327", 20)}${[-20, 0, 20].map((x) => disc(x, -2, 7, "#78848b")).join("")}${[-10, 10].map((x) => disc(x, 12, 5, "#78848b")).join("")}</g>`;
  const lead = withCable
    ? `${cable("M130 -78C126 20 40 74 -40 52S-120 -60 -50 -70 70 30 170 44 320 20 366 -64", 18)}${plug}`
    : onFront(
        84,
        0,
        150,
        `${disc(46, 46, 46, "#20262a")}${[-18, 0, 18].map((x) => disc(46 + x, 44, 7, "#727e86")).join("")}${[-9, 9].map((x) => disc(46 + x, 62, 6, "#727e86")).join("")}`,
      );
  return `${shadow(0, 0, 260, 110)}${box([0, 0, 100], [260, 96, 380], body)}${onFront(0, 0, 480, face)}${withCable ? lead : ""}`;
}

function dcColumn(brand: string): string {
  const face = `${rect(0, 0, 300, 620, "url(#sheen)")}${rect(40, 60, 220, 150, "#12201f", 10)}${rect(60, 90, 120, 12, "#58d39a", 6)}${rect(60, 118, 160, 12, "#39635a", 6)}${rect(60, 146, 90, 12, "#39635a", 6)}${rect(40, 60, 220, 150, "url(#glass)", 10)}${lettering(brand, 150, 268, Math.min(38, 380 / Math.max(7, brand.length)), "#34434c")}${rect(0, 300, 300, 10, accentOf(brand))}<path d="M164 350l-50 78h36l-12 58 54-84h-36z" fill="#f4c04a"/>${Array.from({ length: 6 }, (_, i) => rect(60, 530 + i * 13, 180, 5, "#b9c2c7", 2)).join("")}`;
  return `${shadow(0, 0, 300, 220)}${box([0, 0, 0], [300, 220, 620], white)}${onFront(0, 0, 620, face)}${cable("M320 -250C470 -240 470 60 380 60S300 -60 330 -130", 22)}<g transform="translate(338 -120) rotate(-20)">${rect(-26, -90, 52, 100, "#2a3137", 16)}${rect(-34, -20, 68, 46, "#1d2327", 14)}</g>`;
}

const chargingCable = (): string =>
  `${shadow(0, 0, 420, 150)}${[0, 1, 2].map((i) => `<ellipse cx="240" cy="${-70 - i * 20}" rx="${200 - i * 6}" ry="${84 - i * 3}" fill="none" stroke="#23292d" stroke-width="22"/><ellipse cx="238" cy="${-74 - i * 20}" rx="${200 - i * 6}" ry="${84 - i * 3}" fill="none" stroke="#6a757c" stroke-width="4" opacity=".5"/>`).join("")}${cable("M60 -60C20 40 60 90 10 110", 22)}${cable("M420 -60C470 10 420 60 470 100", 22)}${[
    [10, 110, 30],
    [470, 100, -26],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-32, -20, 64, 120, "#2a3137", 20)}${rect(-40, 80, 80, 50, "#1d2327", 14)}${rect(-22, 4, 44, 10, "#37c978", 5)}</g>`,
    )
    .join("")}`;

export function chargerPicture(brand: string, typology: string): string {
  if (typology === "dc-charger") return dcColumn(brand);
  if (typology === "accessories") return chargingCable();
  return wallBox(brand, typology === "threephase" ? "#363f46" : white, true);
}
