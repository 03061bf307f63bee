/** Up to how many milliseconds a call took to be counted in a class; the last class is the gateway's own end, 30 seconds. */
export const latencyBounds = [50, 100, 200, 400, 800, 1600, 3200, 30_000] as const;

/** How many calls fell in each class. */
export type Latencies = readonly number[];

export const noLatencies: Latencies = latencyBounds.map(() => 0);

/** The class of a call that took so long. */
export function latencyClass(ms: number): number {
  const at = latencyBounds.findIndex((bound) => ms <= bound);
  return at === -1 ? latencyBounds.length - 1 : at;
}

/** Within how many milliseconds so great a share of the calls (0 to 1) was answered: the upper bound of its class; undefined without calls. */
export function answeredWithin(latencies: Latencies, share: number): number | undefined {
  const all = latencies.reduce((sum, n) => sum + n, 0);
  if (all === 0) return undefined;
  let seen = 0;
  const at = latencies.findIndex((n) => (seen += n) >= all * share && seen > 0);
  return latencyBounds[at];
}
