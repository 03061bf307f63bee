// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconPlus = /* @__PURE__ */ icon("M12 5v14m-7-7h14");
