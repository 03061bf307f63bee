// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconLifebuoy = /* @__PURE__ */ icon("M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0m12 3l3.35 3.35M9 15l-3.35 3.35m0-12.7L9 9m9.35-3.35L15 9");
