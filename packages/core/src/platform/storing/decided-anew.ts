import { setTimeout } from "node:timers/promises";
import { Problem } from "../problems.ts";

/** How often work is tried again when others take numbers at the same moment. */
const attempts = 60;

/** Does work that reads, decides and writes under conditions, and does it anew where somebody else was first. Problem: version-conflict after many times. */
export async function decidedAnew<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem && error.code === "version-conflict") || attempt === attempts) throw error;
      await setTimeout(Math.random() * 10 * Math.min(attempt, 20));
    }
  }
}
