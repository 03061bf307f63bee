export interface PickingSearch {
  warehouse?: string | undefined;
}

/** In which warehouse one walks, as the address says it. */
export function pickingSearch({ warehouse }: Record<string, unknown>): PickingSearch {
  return typeof warehouse === "string" && warehouse !== "" ? { warehouse } : {};
}
