export const outputStates = ["to_prepare", "ready", "scheduled", "waiting_stock", "exception", "shipped"] as const;
export type OutputState = (typeof outputStates)[number];

export interface OutputSearch {
  status?: OutputState | undefined;
  warehouse?: string | undefined;
  text?: string | undefined;
}

const textOf = (value: unknown): string | undefined => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** Which shipments are looked at, as the address says it. */
export function outputSearch(search: Record<string, unknown>): OutputSearch {
  const status = outputStates.find((state) => state === search["status"]);
  const [warehouse, text] = [textOf(search["warehouse"]), textOf(search["text"])];
  return { ...(status && { status }), ...(warehouse && { warehouse }), ...(text && { text }) };
}
