// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.
import { icon } from "../icon.tsx";

export const IconArrowUp = /* @__PURE__ */ icon("M12 5v14m6-8l-6-6m-6 6l6-6");
