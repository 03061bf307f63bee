import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readCode } from "@solvia/core/serials/codes/read-code";
import { piecesWarnings } from "@solvia/core/logistics/stock-warnings";
import { queryOf } from "../../../api/client.ts";
import { getBlindCount } from "../../../api/endpoints/back-office-logistics.gen.ts";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { useCommands } from "../../scanning/queue/use-commands.ts";
import { signal } from "../../scanning/signal.ts";
import { standingOf, waitingPieces, withPiece, type Blind, type BlindLine } from "./count-lines.ts";
import { begun, useKeptCount, without } from "./kept-count.ts";
import { takeCode, type Taken } from "./take-code.ts";

/** What was found, told with the moment. Very many pieces were asked about before they are given. */
const saidNow = (counted: number) => ({
  counted,
  countedOn: new Date().toISOString(),
  confirmed: piecesWarnings(counted).map(({ code }) => code),
});

/**
 * What whoever counts does: opens an article by its code, counts its pieces, records them. What is recorded waits on the device until the server has answered; until it
 * is recorded it stands on the device alone, and outlives a reload.
 */
export function useCounting(count: Blind, onHandedIn: () => void) {
  const { t } = useTexts(officeWarehouseTexts);
  const client = useQueryClient();
  const kept = useKeptCount(count.id);
  const [taken, setTaken] = useState<Taken>();
  const [failure, setFailure] = useState<unknown>();
  const { id } = count;
  const subject = `count/${id}`;
  const { queryKey } = queryOf(getBlindCount, { params: { id } });
  // Else it would stand for a moment as before, as if nothing had been recorded.
  const keepLine = (line: BlindLine) =>
    client.setQueryData<Blind>(
      [...queryKey],
      (known) =>
        known && {
          ...known,
          lines: known.lines.map((one) => (one.productId === line.productId ? { ...one, ...line } : one)),
        },
    );
  const commands = useCommands(subject, ({ command: { kind }, answer, refused }) => {
    signal(refused ? "refused" : "done");
    // What another has found stands on the page from now on.
    if (refused) return void client.invalidateQueries({ queryKey });
    if (kind === "hand-in-count") {
      kept.forget();
      onHandedIn();
    } else if (kind === "count-goods") keepLine(answer as BlindLine);
  });
  const { open, pieces, read } = kept.value;
  const waiting = waitingPieces(commands.waiting);
  const standing = (line: BlindLine) => standingOf(line, pieces, waiting);
  const lineOf = (productId: string) => count.lines.find((one) => one.productId === productId);
  const opened = lineOf(open);
  const setPieces = (productId: string, value: Held) =>
    kept.change((now) => ({ pieces: { ...now.pieces, [productId]: value } }));
  const take = (text: string) => {
    const articles = count.lines.filter(({ isSettled }) => !isSettled);
    const means = takeCode(readCode(text), { articles, open: opened?.productId, read });
    setTaken(means);
    if (means.is === "opened") {
      const { productId } = means;
      return kept.change(({ since }) => ({ open: productId, since: begun(since, productId) }));
    }
    if (means.is !== "piece") return signal("refused");
    const { productId, code } = means;
    return kept.change((now) => ({
      open: productId,
      since: begun(now.since, productId),
      pieces: withPiece(lineOf(productId) ?? { productId }, 1, now.pieces, waiting),
      read: { ...now.read, [productId]: [...(now.read[productId] ?? []), code] },
    }));
  };
  const forgetPiece = (productId: string, code: string) => {
    setTaken(undefined);
    kept.change((now) => ({
      pieces: withPiece(lineOf(productId) ?? { productId }, -1, now.pieces, waiting),
      read: { ...now.read, [productId]: (now.read[productId] ?? []).filter((one) => one !== code) },
    }));
  };
  const record = async ({ productId, productCode, countedOn: seen }: BlindLine, counted: number) => {
    const startedOn = kept.value.since[productId];
    const body = { ...saidNow(counted), ...(startedOn && { startedOn }), ...(seen && { seen }) };
    await commands.give({
      kind: "count-goods",
      input: { params: { id, productId }, body },
      subject,
      label: t("floor.counts.labelFound", { code: productCode, pieces: counted }),
    });
    setTaken(undefined);
    kept.change((now) => ({
      open: "",
      pieces: without(now.pieces, productId),
      since: without(now.since, productId),
    }));
  };
  const addFound = (productCode: string, counted: number) =>
    commands.give({
      kind: "add-found",
      input: { params: { id }, body: { productCode, ...saidNow(counted) } },
      subject,
      label: t("floor.counts.labelFound", { code: productCode, pieces: counted }),
    });
  const handIn = () =>
    commands.give({
      kind: "hand-in-count",
      input: { params: { id } },
      subject,
      label: t("floor.counts.labelHandIn", { place: count.place }),
    });
  return {
    commands,
    failure,
    taken,
    opened,
    read,
    standing,
    take,
    setPieces,
    forgetPiece,
    open: (productId: string) => {
      setTaken(undefined);
      kept.change(({ since }) => ({ open: productId, since: begun(since, productId) }));
    },
    close: () => {
      setTaken(undefined);
      kept.change({ open: "" });
    },
    record: (line: BlindLine, counted: number) => void record(line, counted).catch(setFailure),
    addFound: (productCode: string, counted: number) => void addFound(productCode, counted).catch(setFailure),
    handIn: () => void handIn().catch(setFailure),
  };
}
