// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconChevronDown = /* @__PURE__ */ icon("m6 9l6 6l6-6");
