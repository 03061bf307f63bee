// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconMenu2 = /* @__PURE__ */ icon("M4 6h16M4 12h16M4 18h16");
