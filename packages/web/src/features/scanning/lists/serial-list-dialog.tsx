import { Alert, Badge, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { takeSerialList as Contract } from "@solvia/core/contract/warehouse";
import { rowFaults, type earlierLists } from "@solvia/core/serials/pallets/list-faults";
import { askedWarnings } from "../../../api/asked-warnings.ts";
import { call } from "../../../api/client.ts";
import { takeSerialList } from "../../../api/endpoints/warehouse.gen.ts";
import { inBase64 } from "../../../api/in-base64.ts";
import { officeScanningTexts } from "../../../i18n/areas/office-scanning.ts";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { useOnline } from "../../../ui/network.tsx";
import { Failure } from "../../../ui/states.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { becauseText } from "../queue/scan-words.ts";

type Taken = AnswerOf<typeof Contract>;
type Row = Taken["rows"][number];
interface Upload {
  file: File;
  earlier?: (typeof earlierLists)[number];
}

const mostBytes = 3_000_000;
/** So many rows of a list are shown, those that were refused first. */
const shown = 200;
const outcomes = ["accepted", "changed", "same", "refused"] as const;
const colours = { accepted: "green", changed: "blue", same: "gray", refused: "red" } as const;

/** A supplier's list of the serials of a delivery: read at once, and what became of each row. */
export function SerialListDialog({ movementId, onClose }: { movementId: string; onClose: () => void }) {
  const { t } = useTexts(officeWarehouseTexts);
  const isOnline = useOnline();
  const [isTooLarge, setTooLarge] = useState(false);
  const reset = useRef<() => void>(null);
  const upload = useMutation({
    mutationFn: async ({ file, earlier }: Upload) =>
      call(takeSerialList, {
        params: { id: movementId },
        body: { name: file.name, content: await inBase64(file), ...(earlier && { earlier }) },
      }),
  });
  const choose = (file: File | null) => {
    reset.current?.();
    if (!file) return;
    setTooLarge(file.size > mostBytes);
    if (file.size <= mostBytes) upload.mutate({ file });
  };
  const [asked] = askedWarnings(upload.error) ?? [];
  const chosen = upload.variables?.file;
  return (
    <Dialog title={t("floor.list.title")} size="lg" onClose={onClose}>
      <Stack>
        <Text size="sm">{t("floor.list.hint")}</Text>
        <div role="status">{!isOnline && <Alert color="orange">{t("floor.list.offline")}</Alert>}</div>
        <FileButton resetRef={reset} accept=".csv,.txt,.xlsx" onChange={choose}>
          {(props) => (
            <Button size="md" disabled={!isOnline} loading={upload.isPending} {...props}>
              {t(upload.data ? "floor.list.again" : "floor.list.choose")}
            </Button>
          )}
        </FileButton>
        {isTooLarge && <Alert color="red">{t("floor.list.tooLarge")}</Alert>}
        {upload.error && !asked && <Failure error={upload.error} />}
        {asked && chosen && (
          <Earlier
            announced={asked.params["announced"] ?? 0}
            say={(earlier) => upload.mutate({ file: chosen, earlier })}
          />
        )}
        {upload.data && <Told taken={upload.data} />}
      </Stack>
    </Dialog>
  );
}

interface EarlierProps {
  /** Serials of the lists that stand. */
  announced: number;
  say: (earlier: (typeof earlierLists)[number]) => void;
}

/** Another list stands: somebody says whether the new one comes beside it or holds instead. */
function Earlier({ announced, say }: EarlierProps) {
  const { t } = useTexts(officeWarehouseTexts);
  return (
    <Alert color="orange" role="alert" title={t("floor.list.there", { count: announced })}>
      <Stack gap="xs">
        <Text size="sm">{t("floor.list.replaceHint")}</Text>
        <Group gap="xs">
          <Button variant="default" size="md" onClick={() => say("add")}>
            {t("floor.list.add")}
          </Button>
          <Button color="red" size="md" onClick={() => say("replace")}>
            {t("floor.list.replace", { announced })}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Told({ taken: { rows, pallets } }: { taken: Taken }) {
  const { t } = useTexts(officeWarehouseTexts, officeScanningTexts);
  const of = (outcome: Row["outcome"]) => rows.filter((row) => row.outcome === outcome);
  const inOrder = [...of("refused"), ...of("changed"), ...of("accepted"), ...of("same")];
  const why = (row: Row): string =>
    [row.delivery ? t("floor.list.otherDelivery") : "", faultWords(row)].filter(Boolean).join(" ");
  const faultWords = ({ fault, other, announced = 0 }: Row): string => {
    if (fault === undefined) return "";
    if (fault === "beyond" && announced > 0) return t("floor.list.faults.beyond-announced", { announced });
    const own = rowFaults.find((one) => one === fault);
    return own ? t(`floor.list.faults.${own}`, { other }) : becauseText(t, fault);
  };
  return (
    <Stack gap="xs">
      <Group gap="xs" role="status">
        {outcomes.map((outcome) => {
          const count = of(outcome).length;
          return (
            count > 0 && (
              <Badge key={outcome} size="lg" variant="light" color={colours[outcome]} c="bright" tt="none">
                {t(`floor.list.${outcome}`, { count })}
              </Badge>
            )
          );
        })}
        {pallets > 0 && <Text size="sm">{t("floor.list.pallets", { count: pallets })}</Text>}
      </Group>
      <SmallTable
        rows={inOrder.slice(0, shown)}
        keyOf={({ row }) => String(row)}
        columns={[
          { heading: t("floor.list.row"), right: true, render: ({ row }) => row },
          { heading: t("floor.list.text"), render: ({ text }) => text },
          { heading: t("floor.list.outcome"), render: ({ outcome }) => t(`floor.list.outcomes.${outcome}`) },
          { heading: t("floor.list.why"), wide: true, render: why },
        ]}
      />
      {inOrder.length > shown && <Text size="sm">{t("floor.list.others", { count: inOrder.length - shown })}</Text>}
    </Stack>
  );
}
