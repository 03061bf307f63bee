import { Group, Stack, Text, Textarea } from "@mantine/core";
import { returnConditions } from "@solvia/core/returns/return-codes";
import type { ReactNode } from "react";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { returnsTexts } from "../../../../i18n/areas/returns.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { NumberField } from "../../../../ui/fields/number-fields.tsx";
import { rowKey } from "../../returns/piece-rows.ts";
import { cameKey, isTooMany, piecesOf, type AwaitedLine, type CameValues } from "./came-values.ts";

interface Props {
  lines: readonly AwaitedLine[];
  values: CameValues;
  change: (values: Partial<CameValues>) => void;
  /** What is wrong with all of them. */
  error?: ReactNode;
}

/** What has come back, line by line, in which condition and with which serials: nothing is taken for granted, each begins with none. */
export function CameLines({ lines, values: { came, codes }, change, error }: Props) {
  const { t, language } = useTexts(officeReturnsTexts, returnsTexts);
  return (
    <>
      {lines.map((line) => {
        const { awaited } = line;
        const name =
          line.unit === undefined
            ? line.name
            : t("returns.piecesAt", { name: line.name, price: money(line.unit, language) });
        return (
          <Stack key={rowKey(line)} gap={4} role="group" aria-label={name}>
            <Text fw={600} size="sm">
              {name} · {t("officeReturns.awaited", { awaited })}
            </Text>
            <Group grow preventGrowOverflow={false} gap="sm">
              {returnConditions.map((condition) => (
                <NumberField
                  key={condition}
                  label={t(`officeReturns.conditions.${condition}`)}
                  minimum={0}
                  maximum={awaited}
                  value={came[cameKey(line, condition)] ?? 0}
                  onChange={(held) => change({ came: { ...came, [cameKey(line, condition)]: held } })}
                />
              ))}
            </Group>
            {piecesOf([line], came).map(({ condition }) => (
              <Textarea
                key={condition}
                label={`${t("officeReturns.serials")} · ${t(`officeReturns.conditions.${condition}`)}`}
                description={t("officeReturns.serialsHint")}
                autosize
                minRows={1}
                maxRows={6}
                value={codes[cameKey(line, condition)] ?? ""}
                onChange={({ currentTarget }) =>
                  change({ codes: { ...codes, [cameKey(line, condition)]: currentTarget.value } })
                }
              />
            ))}
            {isTooMany(line, came) && (
              <Text c="red" size="sm" role="alert">
                {t("officeReturns.tooMany", { awaited })}
              </Text>
            )}
          </Stack>
        );
      })}
      {error && !lines.some((line) => isTooMany(line, came)) && (
        <Text c="red" size="sm" role="alert">
          {error}
        </Text>
      )}
    </>
  );
}
