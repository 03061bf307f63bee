import { entryMachine } from "../../payments/index.ts";
import type { BankEntry } from "./bank-entry.table.ts";
import { loadEntry, writeEntry } from "./stored-entries.ts";

/** Sets an entry aside that pays no order, for a reason. Problems: not-found, invalid-transition, version-conflict. */
export async function setAside(id: string, reason: string): Promise<BankEntry> {
  const entry = await loadEntry(id);
  if (entry.state === "aside" && entry.asideFor === reason) return entry;
  return writeEntry({ ...entryMachine.after(entry, "set-aside", "back-office"), asideFor: reason });
}

/** Takes an entry up again that was set aside. Problems: not-found, invalid-transition, version-conflict. */
export async function takeUp(id: string): Promise<BankEntry> {
  const entry = await loadEntry(id);
  if (entry.state === "open") return entry;
  return writeEntry({ ...entryMachine.after(entry, "take-up", "back-office"), asideFor: undefined });
}
