import { useNavigate } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { allowed } from "@solvia/core/platform/access";
import type { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/list/use-words.ts";
import { useUser } from "../../login/session.ts";
import { AskAct, useRunAct } from "./ask-act.tsx";
import type { RecordAct, RecordKind } from "./record-kind.ts";

interface DrawnAct {
  name: string;
  label: string;
  icon: Icon | undefined;
  held: boolean;
  grave: boolean;
  next: boolean;
  run: () => void;
}

/** Whether somebody may do an act with a record now. */
export const isActNow = <Record,>(
  { needs, now }: RecordAct<Record>,
  record: Record,
  user: { roles: readonly string[] } | undefined,
): boolean => allowed(needs.access, user) && now(record);

/** A record's acts as its page draws them, and what is asked about the one that was begun. */
export function useActs<Record>(kind: RecordKind<Record>, record: Record) {
  const words = useWords();
  const colleague = useUser() ?? undefined;
  const navigate = useNavigate();
  const { running, now } = useRunAct(kind, record);
  const [asking, setAsking] = useState<RecordAct<Record>>();
  const begin = (act: RecordAct<Record>): void => {
    if ("to" in act) void navigate(act.to(record));
    else if ("write" in act && !act.always && (act.against?.(words, record) ?? []).length === 0) now(act);
    else setAsking(act);
  };
  const acts = kind.actsOf
    .filter((act) => isActNow(act, record, colleague) && (act.drawn?.(record) ?? true))
    .map((act): DrawnAct => ({
      name: act.name,
      label: act.label(words),
      icon: act.icon,
      held: act.held?.(record, colleague) ?? false,
      grave: act.grave ?? false,
      next: act.next ?? false,
      run: () => begin(act),
    }));
  const dialog: ReactNode = asking && (
    <AskAct kind={kind} act={asking} record={record} onClose={() => setAsking(undefined)} />
  );
  return { acts, dialog, running };
}
