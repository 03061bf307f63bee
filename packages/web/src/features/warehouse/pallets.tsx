import "@mantine/core/styles/Spoiler.css";
import { Alert, Badge, Button, Card, Checkbox, Group, Spoiler, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { officeScanningTexts } from "../../i18n/areas/office-scanning.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import { signal } from "../scanning/signal.ts";
import { useCommands } from "../scanning/queue/use-commands.ts";
import type { Incoming } from "./incoming.ts";
import { WaitingSteps } from "./waiting-steps.tsx";

type Pallet = Incoming["pallets"][number];

/** Why a scanned code isn't taken. */
export type Wrong = "palletWrong" | "palletTwice" | "palletUnknown";

interface Props {
  delivery: Incoming;
  /** The one that is before whoever scans. */
  pallet: Pallet | undefined;
  samples: readonly string[];
  /** Pieces that aren't on it. */
  missing: readonly string[];
  wrong: { code: string; is: Wrong } | undefined;
  onOpen: (sscc: string | undefined) => void;
  onMissing: (codes: readonly string[]) => void;
}

interface Answer {
  received: number;
  refused: readonly { code: string; why: string }[];
}

/** The pallets of the supplier's list: each is received by its label and a sample of its pieces, what isn't on it as an exception. */
export function Pallets({ delivery: { id, pallets }, pallet, samples, missing, wrong, onOpen, onMissing }: Props) {
  const { t } = useTexts(officeWarehouseTexts, officeScanningTexts);
  const [told, setTold] = useState<Answer>();
  const [failure, setFailure] = useState<unknown>();
  const commands = useCommands(`pallets/${id}`, ({ answer, refused }) => {
    signal(refused ? "refused" : "done");
    if (!refused) setTold(answer as Answer);
  });
  if (pallets.length === 0) return <WaitingSteps commands={commands} />;
  const waits = new Set(commands.waiting.map(({ label }) => label));
  const give = async (sscc: string) => {
    await commands.give({
      kind: "receive-pallet",
      input: { params: { id, sscc }, body: { samples: [...samples], missing: [...missing] } },
      subject: `pallets/${id}`,
      label: t("floor.steps.pallet", { sscc }),
    });
    onOpen(undefined);
  };
  return (
    <Stack component="section" gap="xs" aria-label={t("floor.pallets")}>
      <Text fw={600}>{t("floor.pallets")}</Text>
      {pallets.map((one) => (
        <Group key={one.sscc} justify="space-between" wrap="nowrap">
          <div>
            <Text fw={600} translate="no" style={{ overflowWrap: "anywhere" }}>
              {one.sscc}
            </Text>
            <Text size="sm" c="dimmed">
              {t("floor.palletPieces", { count: one.pieces.length })}
              {one.missing.length > 0 && ` · ${t("floor.palletMissing", { count: one.missing.length })}`}
            </Text>
          </div>
          {one.receivedOn ? (
            <Badge color="green" variant="light" c="bright" size="lg" tt="none">
              {t("floor.palletDone")}
            </Badge>
          ) : (
            <Button
              size="md"
              variant="default"
              disabled={waits.has(t("floor.steps.pallet", { sscc: one.sscc }))}
              aria-label={`${t("floor.palletOpen")} ${one.sscc}`}
              onClick={() => onOpen(one.sscc)}
            >
              {t("floor.palletOpen")}
            </Button>
          )}
        </Group>
      ))}
      {!pallet && wrong && (
        <Alert color="red" role="alert" title={wrong.code}>
          {t(`floor.${wrong.is}`, { code: wrong.code })}
        </Alert>
      )}
      {told && (
        <Alert color={told.refused.length > 0 ? "orange" : "green"} withCloseButton={false}>
          {t("floor.palletTold", { count: told.received })}
          {told.refused.map(({ code, why }) => (
            <Text key={code} size="sm">
              {`${code}: ${t(`problem.${why}`, { defaultValue: t("floor.palletRefused") })}`}
            </Text>
          ))}
        </Alert>
      )}
      <WaitingSteps commands={commands} />
      {failure !== undefined && <Failure error={failure} />}
      {pallet && (
        <OpenPallet
          pallet={pallet}
          samples={samples}
          missing={missing}
          wrong={wrong}
          onMissing={onMissing}
          onReceive={() => void give(pallet.sscc).catch(setFailure)}
          onClose={() => onOpen(undefined)}
        />
      )}
    </Stack>
  );
}

interface OpenProps extends Pick<Props, "samples" | "missing" | "wrong" | "onMissing"> {
  pallet: Pallet;
  onReceive: () => void;
  onClose: () => void;
}

function OpenPallet({ pallet, samples, missing, wrong, onMissing, onReceive, onClose }: OpenProps) {
  const { t } = useTexts(officeWarehouseTexts);
  const { sscc, pieces } = pallet;
  const wanted = Math.min(pallet.samples, pieces.length - missing.length);
  return (
    <Card withBorder padding="md" component="section" aria-label={t("floor.palletTitle", { sscc })}>
      <Stack gap="sm">
        <Text fw={700} size="lg" style={{ overflowWrap: "anywhere" }}>
          {t("floor.palletTitle", { sscc })}
        </Text>
        <Text>{t("floor.palletScan", { count: wanted })}</Text>
        <Text fz={28} fw={700} className="numbers" role="status">{`${samples.length}/${wanted}`}</Text>
        {samples.map((code) => (
          <Text key={code} size="sm" translate="no">
            {code}
          </Text>
        ))}
        {wrong && (
          <Alert color="red" role="alert">
            {t(`floor.${wrong.is}`, { code: wrong.code })}
          </Alert>
        )}
        <Spoiler maxHeight={0} showLabel={t("floor.palletExceptions")} hideLabel={t("floor.palletExceptions")}>
          <Checkbox.Group value={[...missing]} onChange={onMissing} label={t("floor.palletExceptions")}>
            <Stack gap={4} mt="xs">
              {pieces
                .filter(({ code }) => !samples.includes(code))
                .map(({ code }) => (
                  <Checkbox key={code} value={code} label={code} size="md" />
                ))}
            </Stack>
          </Checkbox.Group>
        </Spoiler>
        <Button size="xl" fullWidth disabled={wanted < 1 || samples.length < wanted} onClick={onReceive}>
          {t("floor.palletReceive")}
        </Button>
        <Button size="md" variant="default" onClick={onClose}>
          {t("floor.palletClose")}
        </Button>
      </Stack>
    </Card>
  );
}
