import { seed, type Progress } from "./seed.ts";
import { runPart } from "../running/thread.ts";

async function seedPart(_: undefined, tell: (progress: Progress) => void) {
  await seed(tell);
  return { facts: undefined, calls: {}, stop: () => undefined };
}
export type SeedPart = typeof seedPart;

runPart(seedPart);
