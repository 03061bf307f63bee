// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconCurrencyEuro = /* @__PURE__ */ icon("M17.2 7a6 7 0 1 0 0 10M13 10H5m0 4h8");
