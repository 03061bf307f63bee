import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readCode, type ReadCode } from "@solvia/core/serials/codes/read-code";
import { queryOf } from "../../api/client.ts";
import { getScannedSerials } from "../../api/endpoints/warehouse.gen.ts";
import { officeScanningTexts } from "../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import type { Command } from "./queue/command.ts";
import type { InputOf } from "./queue/kinds.ts";
import { becauseText } from "./queue/scan-words.ts";
import { useCommands } from "./queue/use-commands.ts";
import { WaitingCommands } from "./queue/waiting-commands.tsx";
import { Scanner } from "./scanner.tsx";
import { signal } from "./signal.ts";

interface Props {
  movementId: string;
  /** The line that is open: it decides only where a code doesn't say its article. */
  productId?: string;
  /** The page shows by itself how its lines stand. */
  bare?: boolean;
  /** Takes a code that is meant otherwise than as a piece of the movement, as a pallet's; whether it was. */
  intercept?: (code: ReadCode) => boolean;
}

/** So many of the movement's pieces are shown, by code. */
const shown = 50;

/** The last that was given about a serial and waits: it was scanned, or taken out again. */
const lastOf = (waiting: readonly Command[], serial: string): Command | undefined =>
  waiting.findLast(({ kind, label, input }) =>
    kind === "undo-scan" ? (input as InputOf<"undo-scan">).params.id === serial : label === serial,
  );

/**
 * Scans pieces for a movement: each scan waits on the device until the server has answered, and what it refuses stays with its words and,
 * where it is a question, its answers.
 */
export function MovementScanner({ movementId, productId, bare = false, intercept }: Props) {
  const { t } = useTexts(officeScanningTexts);
  const scanned = useQuery(queryOf(getScannedSerials, { params: { id: movementId }, query: { limit: shown } }));
  const [none, setNone] = useState<{ text: string; words: string }>();
  const [failure, setFailure] = useState<unknown>();
  const commands = useCommands(`movement/${movementId}`, ({ command, answer, refused, retried }) => {
    const isTwice = command.kind === "scan-serial" && !refused && !retried && (answer as { again: boolean }).again;
    if (isTwice) setNone({ text: command.label, words: t("scanning.twice") });
    // It doesn't wait any more.
    else setNone((said) => (said?.text === command.label ? undefined : said));
    signal(refused || isTwice ? "refused" : "done");
  });
  const give = (body: InputOf<"scan-serial">["body"], instead?: Command) =>
    commands
      .give(
        {
          kind: "scan-serial",
          input: { params: { id: movementId }, body },
          subject: `movement/${movementId}`,
          label: readCode(body.code).serials[0] ?? body.code,
        },
        instead,
      )
      .catch(setFailure);
  const undo = (code: string, of: string) =>
    commands
      .give({
        kind: "undo-scan",
        input: { params: { id: code }, query: { productId: of } },
        subject: `movement/${movementId}`,
        label: t("scanning.undoOf", { code }),
      })
      .catch(setFailure);
  const take = (text: string) => {
    const code = readCode(text);
    if (intercept?.(code)) return setNone(undefined);
    const { unreadable, other } = code;
    const why = unreadable ?? (other?.isCertain ? other.kind : undefined);
    setNone(why && { text, words: becauseText(t, why) });
    if (why) return signal("refused");
    const [serial = text] = code.serials;
    const waits = lastOf(commands.waiting, serial)?.kind === "scan-serial";
    const isHere = !lastOf(commands.waiting, serial) && scanned.data?.items.some((one) => one.code === serial);
    if (waits || isHere) {
      setNone({ text: serial, words: t(waits ? "scanning.twiceWaiting" : "scanning.twice") });
      return signal("refused");
    }
    return void give({ code: text, ...(productId && { productId }) });
  };
  const answers = (command: Command) => {
    const { body } = command.input as InputOf<"scan-serial">;
    if (!command.problem) return null;
    const { code, params, fields } = command.problem;
    const confirmed = [...(body.confirmed ?? []), ...fields.map((field) => field.code)];
    if (code === "confirmation-needed") {
      return (
        <Button size="md" onClick={() => void give({ ...body, confirmed }, command)}>
          {t("scanning.queue.confirm")}
        </Button>
      );
    }
    if (code !== "serial-article-unclear") return null;
    return (params["productIds"] as string[]).map((id) => (
      <Button key={id} size="md" onClick={() => void give({ ...body, productId: id, confirmed: ["article"] }, command)}>
        {scanned.data?.lines.find((line) => line.productId === id)?.productCode ?? id}
      </Button>
    ));
  };
  return (
    <Stack>
      {scanned.error && <Failure error={scanned.error} retry={() => void scanned.refetch()} />}
      {(bare ? [] : (scanned.data?.lines ?? [])).map((line) => (
        <Group key={line.productId} justify="space-between" wrap="nowrap">
          <Text fw={600} translate="no">
            {line.productCode ?? line.productId}
          </Text>
          <Text size="xl" fw={700}>
            {t("scanning.count", { scanned: line.scanned, quantity: line.quantity })}
          </Text>
        </Group>
      ))}
      <Scanner onScan={({ text }) => take(text)} label={t("scanning.serial")} />
      {failure !== undefined && <Failure error={failure} />}
      {none && (
        <Alert color="red" title={none.text} role="alert">
          {none.words}
        </Alert>
      )}
      <WaitingCommands commands={commands} answers={answers} />
      <Stack component="section" gap={4} aria-label={t("scanning.recorded")}>
        {scanned.data?.items.map(({ code, productId: of }) => (
          <Group key={`${of} ${code}`} justify="space-between" wrap="nowrap">
            <Text size="sm" translate="no" style={{ overflowWrap: "anywhere" }}>
              {code}
            </Text>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t("scanning.undoOf", { code })}
              onClick={() => void undo(code, of)}
            >
              {t("scanning.undo")}
            </Button>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}
