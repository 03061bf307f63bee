// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconUmbrella = /* @__PURE__ */ icon("M4 12a8 8 0 0 1 16 0zm8 0v6a2 2 0 0 0 4 0");
