import type { Command } from "./command.ts";
import type { InputOf, Kind } from "./kinds.ts";

/** What the last of the commands of a kind says: what will stand when all of them are done. */
export const lastGiven = <K extends Kind>(commands: readonly Command[], kind: K): InputOf<K> | undefined =>
  commands.findLast((one) => one.kind === kind)?.input as InputOf<K> | undefined;
