import { readdirSync } from "node:fs";

const routes = new URL("../../../web/src/routes/", import.meta.url);

/** The first parts of the application's own addresses, from its route files: "login", "back-office", … Read at build time. */
export const readAppPaths = (): string[] => {
  const firsts = readdirSync(routes).map((file) => file.split(".")[0] ?? "");
  return [...new Set(firsts)].filter((first) => /^[a-z]/.test(first) && first !== "index").toSorted();
};
