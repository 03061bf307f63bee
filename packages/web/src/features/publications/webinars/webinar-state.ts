interface Facts {
  phase: "upcoming" | "live" | "past";
  cancelled: boolean;
  full: boolean;
}

/** What is said of a webinar beside its date; nothing of one to come that has seats. */
export function stateOf({ phase, cancelled, full }: Facts): "cancelled" | "over" | "live" | "full" | undefined {
  if (cancelled) return "cancelled";
  if (phase === "past") return "over";
  if (phase === "live") return "live";
  return full ? "full" : undefined;
}
