// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconChevronRight = /* @__PURE__ */ icon("m9 6l6 6l-6 6");
