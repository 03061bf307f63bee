// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconArrowsExchange = /* @__PURE__ */ icon("M7 10h14l-4-4m0 8H3l4 4");
