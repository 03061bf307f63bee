import { Problem } from "../../platform/problems.ts";
import type { BankEntry } from "./bank-entry.table.ts";
import { loadEntry, writeEntry } from "./stored-entries.ts";

/** Sets an entry aside that pays no order, for a reason. Problems: not-found, invalid-transition, version-conflict. */
export async function setAside(id: string, reason: string): Promise<BankEntry> {
  const entry = await loadEntry(id);
  if (entry.state === "aside" && entry.asideFor === reason) return entry;
  // What is being booked isn't put away in the middle of it.
  if (entry.state !== "open" || entry.shares.some(({ done }) => !done)) {
    throw new Problem("invalid-transition", { state: entry.state });
  }
  return writeEntry({ ...entry, state: "aside", asideFor: reason });
}

/** Takes an entry up again that was set aside. Problems: not-found, invalid-transition, version-conflict. */
export async function takeUp(id: string): Promise<BankEntry> {
  const entry = await loadEntry(id);
  if (entry.state === "open") return entry;
  if (entry.state !== "aside") throw new Problem("invalid-transition", { state: entry.state });
  return writeEntry({ ...entry, state: "open", asideFor: undefined });
}
