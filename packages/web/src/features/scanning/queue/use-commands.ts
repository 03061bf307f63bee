import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { getUser } from "../../../api/endpoints.gen.ts";
import { useUser } from "../../login/session.ts";
import type { Command } from "./command.ts";
import type { InputOf, Kind } from "./kinds.ts";
import {
  commandsNow,
  forgetCommand,
  giveCommand,
  onCommands,
  onLoggedOut,
  onTold,
  startSending,
  type Told,
} from "./send-commands.ts";

interface Given<K extends Kind> {
  kind: K;
  input: InputOf<K>;
  subject: string;
  label: string;
}

export interface Commands {
  /** Those that the server hasn't answered, in their order. Nothing of them is done. */
  waiting: readonly Command[];
  /** Those that it has refused, until somebody drops them. */
  refused: readonly Command[];
  /** So many of somebody else's wait on this device until they log in here. */
  ofOthers: number;
  /** Gives a command; in place of a refused one it answers its question. Rejects where this device can keep nothing. */
  give: <K extends Kind>(given: Given<K>, instead?: Command) => Promise<void>;
  drop: (command: Command) => Promise<void>;
}

/**
 * The commands of whoever is logged in that wait on this device, those about `subject` alone where one is said; sends them while the page
 * stands. `onAnswer` hears what the server has said to each of this tab.
 */
export function useCommands(subject?: string, onAnswer?: (told: Told) => void): Commands {
  const userId = useUser()?.id;
  const all = useSyncExternalStore(onCommands, commandsNow);
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  const client = useQueryClient();
  // The page asks who is there, and shows the login over what stands.
  useEffect(() => onLoggedOut(() => void client.invalidateQueries({ queryKey: [getUser.path] })), [client]);
  useEffect(() => (userId === undefined ? undefined : startSending(userId)), [userId]);
  useEffect(
    () => onTold((told) => (subject === undefined || told.command.subject === subject) && latest.current?.(told)),
    [subject],
  );
  const own = all.filter((one) => one.userId === userId);
  const mine = own.filter((one) => subject === undefined || one.subject === subject);
  return {
    waiting: mine.filter(({ state }) => state === "waiting"),
    refused: mine.filter(({ state }) => state === "refused"),
    ofOthers: all.length - own.length,
    give: async (given, instead) => {
      if (userId === undefined) throw new Error("nobody gives it");
      await giveCommand({ ...given, id: crypto.randomUUID(), userId }, instead?.seq);
    },
    drop: ({ seq }) => forgetCommand(seq),
  };
}
