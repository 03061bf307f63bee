import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import type { FieldProblem } from "@solvia/core/platform/problems";
import { ApiProblem, call, keepAnswer, queryOf } from "../../../../api/client.ts";
import { getBackOfficeQuotation, setQuotationProducts } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { isSame, keepChanged } from "../../../../ui/forms/kept-draft.ts";
import { offerOf, useDraftOfForm } from "../../../../ui/forms/use-draft-of-form.ts";
import type { Draft, Quotation } from "../quotation.ts";
import { useRefusal } from "../use-refusal.ts";
import { linesAfter, type LinesAct } from "./lines-state.ts";
import { inputOf, isReadable, typedLine, type TypedLine } from "./typed-line.ts";

const inputsOf = (lines: readonly TypedLine[]) => lines.map(inputOf);
const storedOf = ({ lines }: Pick<Draft, "lines">) => lines.map(typedLine);

/**
 * The lines as they are typed beside those that are stored. What a colleague saved meanwhile comes in where nothing is typed; else it is a
 * conflict, that the seller settles. A write that changed other things than the lines (a message, the terms) is none.
 */
export function useLines(quotation: Quotation, draft: Draft) {
  const { t } = useTexts(officeTexts);
  const client = useQueryClient();
  const { id } = quotation;
  const tell = useRefusal(id);
  /** What the typing began from. */
  const [base, setBase] = useState(draft);
  const [lines, dispatch] = useReducer(linesAfter, draft, storedOf);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const kept = useDraftOfForm({ of: `quotation-lines/${id}` }, { lines: storedOf(base) });
  const latest = useRef(lines);
  latest.current = lines;

  const isTyped = !isSame(inputsOf(lines), inputsOf(storedOf(base)));
  const isOther = !isSame(base.lines, draft.lines);
  const begin = (from: Draft): void => {
    setBase(from);
    setProblems([]);
    kept.drop();
    dispatch({ do: "set", lines: storedOf(from) });
  };
  useEffect(() => {
    if (isOther && !isTyped) begin(draft);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when what is stored is another
  }, [draft]);
  useEffect(() => {
    kept.keep({ lines: [...lines] }, { lines: storedOf(base) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed, whenever it is
  }, [lines]);

  const place = { params: { id } };
  const sending = useMutation({
    mutationFn: async (over: Draft) => {
      const body = { lines: inputsOf(latest.current) };
      const known = client.getQueryData<Quotation>(queryOf(getBackOfficeQuotation, place).queryKey) ?? quotation;
      try {
        return await call(setQuotationProducts, { ...place, body: { ...body, revision: known.revision } });
      } catch (error) {
        if (!(error instanceof ApiProblem && error.code === "version-conflict")) throw error;
        // What was written meanwhile is no change of the lines: they are saved upon it.
        const now = await call(getBackOfficeQuotation, place);
        keepAnswer(client, getBackOfficeQuotation, place, now);
        if (!now.draft || !isSame(now.draft.lines, over.lines)) throw error;
        return call(setQuotationProducts, { ...place, body: { ...body, revision: now.revision } });
      }
    },
    onSuccess: (answer) => {
      keepAnswer(client, getBackOfficeQuotation, place, answer);
      if (answer.draft) begin(answer.draft);
      notifications.show({ color: "green", message: t("bo.saved") });
    },
    onError: (error) => {
      const fields = error instanceof ApiProblem ? error.fields.filter(({ field }) => field.startsWith("lines.")) : [];
      setProblems(fields);
      if (fields.length > 0) return undefined;
      // What is typed here goes along to where the prepared lines are now.
      return tell(error, ({ keptAs }) => {
        if (keptAs) keepChanged(`quotation-lines/${keptAs.id}`, { lines: latest.current });
      });
    },
  });
  const act = (one: LinesAct): void => {
    setProblems([]);
    dispatch(one);
  };
  /** Adds lines and saves all, so that they have their prices; what can't be read yet holds it back. */
  const add = (added: readonly TypedLine[]): void => {
    const all = [...lines, ...added];
    act({ do: "add", lines: added });
    latest.current = all;
    if (all.every(isReadable) && !isOther) sending.mutate(base);
  };
  return {
    lines,
    act,
    add,
    problems,
    isTyped,
    isPending: sending.isPending,
    mayBeSaved: lines.every(isReadable),
    /** What a colleague has stored while something was typed here. */
    theirs: isOther && isTyped && !sending.isPending ? { before: base, now: draft } : undefined,
    save: () => sending.mutate(base),
    saveOver: () => {
      setBase(draft);
      sending.mutate(draft);
    },
    takeTheirs: () => begin(draft),
    offer: kept.found && offerOf(kept, (found) => found.lines && dispatch({ do: "set", lines: found.lines })),
  };
}
