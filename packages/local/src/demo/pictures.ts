import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";

/** A drawing of 1200 by 900: soft studio light, one object, its brand on it. */
const studio = (
  object: string,
  glow: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">
<defs><radialGradient id="g" cx="50%" cy="38%" r="75%"><stop offset="0" stop-color="#ffffff"/><stop offset=".55" stop-color="${glow}"/><stop offset="1" stop-color="#dfe3e2"/></radialGradient>
<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdfdfd"/><stop offset="1" stop-color="#d4d9db"/></linearGradient>
<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#454d53"/><stop offset="1" stop-color="#23292d"/></linearGradient>
<linearGradient id="a" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#b9c2c6"/><stop offset=".5" stop-color="#eef1f2"/><stop offset="1" stop-color="#9aa5aa"/></linearGradient>
<filter id="s" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="22" stdDeviation="26" flood-color="#1d2a33" flood-opacity=".24"/></filter></defs>
<rect width="1200" height="900" fill="url(#g)"/><ellipse cx="600" cy="795" rx="390" ry="34" fill="#1d2a33" opacity=".10"/><g filter="url(#s)">${object}</g></svg>`;

const brandText = (brand: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-family="Helvetica,Arial,sans-serif" font-weight="600" font-size="${size}" fill="${fill}" text-anchor="middle">${brand.replaceAll("&", "&amp;")}</text>`;

interface Cells {
  cell: string;
  gap: string;
  frame: string;
}
const cells: Readonly<Record<string, Cells>> = {
  monocrystalline: { cell: "#16263f", gap: "#e9edf1", frame: "#c9d0d4" },
  polycrystalline: { cell: "#23529b", gap: "#e9edf1", frame: "#c9d0d4" },
  standard: { cell: "#1b3357", gap: "#e9edf1", frame: "#c9d0d4" },
  fullblack: { cell: "#14171a", gap: "#1d2226", frame: "#16191b" },
  bifacial: { cell: "#1a2f4d", gap: "#b9d3dc", frame: "#aab4b9" },
  colored: { cell: "#8a3b25", gap: "#a04b31", frame: "#6f2f1d" },
  bipv: { cell: "#39424a", gap: "#5b666e", frame: "#8f4a36" },
};

function panel(brand: string, typology: string): string {
  const { cell, gap, frame } = cells[typology] ?? (cells["monocrystalline"] as Cells);
  const grid = Array.from({ length: 60 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return `<rect x="${402 + column * 66.5}" y="${112 + row * 66}" width="63" height="${row === 4 ? 60 : 63}" rx="4" fill="${cell}"/>`;
  }).join("");
  return `<g transform="rotate(-4 600 450) skewX(-3)"><rect x="388" y="96" width="424" height="690" rx="8" fill="${frame}"/><rect x="398" y="106" width="404" height="670" fill="${gap}"/>${grid}<path d="M398 106 L640 106 L398 560Z" fill="#fff" opacity=".07"/>${brandText(brand, 600, 783, 0.1, frame)}</g>`;
}

const inverter = (brand: string): string =>
  `<rect x="400" y="150" width="400" height="560" rx="26" fill="url(#m)"/><rect x="400" y="150" width="400" height="300" rx="26" fill="#fff"/>${Array.from({ length: 13 }, (_, i) => `<rect x="${424 + i * 28}" y="640" width="12" height="70" rx="5" fill="#bcc5c9"/>`).join("")}<rect x="500" y="250" width="200" height="96" rx="10" fill="#1b2a2f"/><path d="M520 320 l30 -22 28 12 34 -38 30 20 38 -26" fill="none" stroke="#f2b632" stroke-width="5"/>${brandText(brand, 600, 430, 34, "#2b3a42")}<circle cx="600" cy="500" r="9" fill="#2f9e62"/>${[470, 540, 610, 680].map((x) => `<rect x="${x}" y="708" width="40" height="40" rx="8" fill="#30383d"/>`).join("")}`;

const micro = (brand: string): string =>
  `<rect x="330" y="330" width="540" height="220" rx="34" fill="url(#d)"/><rect x="368" y="365" width="464" height="150" rx="18" fill="#2e363b"/>${brandText(brand, 600, 455, 40, "#e4e9eb")}<path d="M330 420 C240 420 250 560 180 560 M870 420 C960 420 950 560 1020 560" stroke="#23292d" stroke-width="20" fill="none"/><rect x="128" y="538" width="70" height="44" rx="10" fill="#1b2023"/><rect x="1002" y="538" width="70" height="44" rx="10" fill="#1b2023"/>`;

const battery = (brand: string, industrial: boolean): string => {
  const modules = industrial ? 5 : 4;
  const width = industrial ? 520 : 430;
  const x = 600 - width / 2;
  return `${Array.from({ length: modules }, (_, i) => `<rect x="${x}" y="${170 + i * (600 / modules)}" width="${width}" height="${600 / modules - 8}" rx="14" fill="url(#m)"/><rect x="${x + 24}" y="${170 + i * (600 / modules) + 24}" width="70" height="8" rx="4" fill="#2f9e62"/>`).join("")}<rect x="${x}" y="120" width="${width}" height="56" rx="16" fill="url(#d)"/>${brandText(brand, 600, 158, 28, "#eef1f2")}`;
};

const charger = (brand: string): string =>
  `<rect x="440" y="140" width="320" height="460" rx="120" fill="url(#d)"/><circle cx="600" cy="310" r="92" fill="#161a1d"/><circle cx="600" cy="310" r="92" fill="none" stroke="#37b26c" stroke-width="10"/><path d="M612 250 l-44 70 h30 l-10 52 46 -74 h-30z" fill="#f2b632"/>${brandText(brand, 600, 480, 32, "#e8ecee")}<path d="M600 600 C600 760 860 800 860 640 C860 560 940 560 940 640" stroke="#1f2427" stroke-width="22" fill="none"/><rect x="906" y="620" width="68" height="120" rx="20" fill="#2a3035"/>`;

const rail = (): string =>
  `<g transform="rotate(-14 600 450)">${[300, 420, 540].map((y) => `<rect x="150" y="${y}" width="900" height="62" rx="6" fill="url(#a)"/><rect x="150" y="${y + 24}" width="900" height="12" fill="#7f8b91"/>`).join("")}</g>`;

const clamp = (brand: string): string =>
  `<rect x="380" y="520" width="440" height="90" rx="10" fill="url(#a)"/><path d="M470 520 V360 H730 V520" fill="url(#m)" stroke="#9aa5aa" stroke-width="4"/><rect x="560" y="270" width="80" height="250" rx="12" fill="#8e999e"/><polygon points="540,250 660,250 680,300 520,300" fill="#6f7a80"/>${brandText(brand, 600, 578, 26, "#43525a")}`;

const block = (brand: string): string =>
  `<path d="M260 680 L340 420 L880 330 L960 680Z" fill="#bdb9b0"/><path d="M340 420 L880 330 L900 372 L350 470Z" fill="#d6d2c8"/>${brandText(brand, 610, 600, 38, "#7d786d")}`;

const carport = (): string =>
  `<path d="M180 330 L1020 240 L1020 280 L180 372Z" fill="#1a2f4d"/><path d="M180 372 L1020 280 L1020 296 L180 388Z" fill="#aab4b9"/><rect x="320" y="360" width="34" height="400" fill="url(#a)"/><rect x="846" y="304" width="34" height="456" fill="url(#a)"/>`;

const cabinet = (brand: string): string =>
  `<rect x="370" y="130" width="460" height="650" rx="14" fill="url(#m)"/><rect x="400" y="170" width="400" height="420" rx="8" fill="#c7d4d8" opacity=".8"/>${[0, 1, 2].map((row) => Array.from({ length: 8 }, (_, i) => `<rect x="${424 + i * 45}" y="${196 + row * 130}" width="36" height="96" rx="4" fill="#f6f7f7"/><rect x="${434 + i * 45}" y="${228 + row * 130}" width="16" height="30" rx="3" fill="${(i + row) % 4 === 0 ? "#d9822b" : "#30383d"}"/>`).join("")).join("")}${brandText(brand, 600, 690, 32, "#43525a")}`;

const connector = (): string =>
  `<g transform="rotate(-18 600 450)"><rect x="160" y="415" width="300" height="70" rx="35" fill="#20262a"/><rect x="440" y="395" width="170" height="110" rx="20" fill="#2c3439"/><rect x="640" y="395" width="170" height="110" rx="20" fill="#2c3439"/><rect x="790" y="415" width="300" height="70" rx="35" fill="#20262a"/><rect x="604" y="425" width="60" height="50" rx="8" fill="#c9a24a"/></g>`;

const device = (brand: string): string =>
  `<rect x="380" y="230" width="440" height="430" rx="22" fill="url(#m)"/><rect x="430" y="280" width="340" height="150" rx="10" fill="#1b2a2f"/><path d="M450 390 h50 l20 -60 24 90 24 -60 h180" fill="none" stroke="#6fd39b" stroke-width="5"/>${[460, 530, 600, 670, 740].map((x) => `<circle cx="${x}" cy="500" r="16" fill="#30383d"/>`).join("")}${brandText(brand, 600, 610, 34, "#43525a")}`;

function objectOf(brand: string, category: GoodsCategory, typology: string): string {
  switch (category) {
    case "panels":
      return panel(brand, typology);
    case "inverters":
      return typology === "microinverter" ? micro(brand) : typology === "accessories" ? device(brand) : inverter(brand);
    case "batteries":
      return typology === "accessories" ? device(brand) : battery(brand, typology === "industrial");
    case "emobility":
      return typology === "accessories" ? connector() : charger(brand);
    case "optimizers":
      return micro(brand);
    case "electrical_cabinet":
      return cabinet(brand);
    case "others":
      return typology === "connectors" ? connector() : device(brand);
    case "structures":
      return structure(brand, typology);
  }
}

const structure = (brand: string, typology: string): string => {
  if (["profiles", "roof-systems", "ground-systems", "facade", "flat-roof", "integrated-anchoring"].includes(typology))
    return rail();
  if (typology === "ballasts") return block(brand);
  return typology === "shelter" ? carport() : clamp(brand);
};

const glows: Readonly<Record<GoodsCategory, string>> = {
  panels: "#f3efe3",
  inverters: "#eef1ee",
  batteries: "#eaf2ec",
  emobility: "#eaf0f3",
  others: "#f1efe9",
  optimizers: "#f0f0ea",
  structures: "#eef0f1",
  electrical_cabinet: "#f2efe8",
};

/** The drawn picture of a series. */
export const drawPicture = (brand: string, category: GoodsCategory, typology: string | undefined): string =>
  studio(objectOf(brand, category, typology ?? ""), glows[category]);
