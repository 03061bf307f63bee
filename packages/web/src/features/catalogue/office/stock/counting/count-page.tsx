import { Badge, Button, Checkbox, Container, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { getCount as Contract } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call, queryOf } from "../../../../../api/client.ts";
import { approveCount, cancelCount, getCount, sendBackCount } from "../../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../../i18n/areas/office-stock.ts";
import { dateTime } from "../../../../../i18n/format.ts";
import { useTexts } from "../../../../../i18n/index.ts";
import { AnchorLink } from "../../../../../ui/links.tsx";
import { Failure } from "../../../../../ui/states.tsx";
import { SmallTable } from "../../../../../ui/table/small-table.tsx";
import { Waiting } from "../../../../../ui/waiting/waiting.tsx";
import { Facts } from "../../../../office-kit/facts.tsx";
import { BackOffice } from "../../../../office-kit/layout.tsx";
import { ReasonDialog } from "../../../../office-kit/reason-dialog.tsx";
import { RecordHead } from "../../../../office-kit/record-head.tsx";
import { useRecordWrite } from "../../../../office-kit/use-record-write.ts";
import { useWarehouses } from "../use-warehouses.ts";
import { countColours } from "./count-colours.ts";

type Count = AnswerOf<typeof Contract>;

export const CountPage = ({ id }: { id: string }) => (
  <BackOffice access={getCount.access}>
    <OneCount id={id} />
  </BackOffice>
);

/** What was found against what stood in the books, and what becomes of the difference. */
function OneCount({ id }: { id: string }) {
  const { t } = useTexts(officeStockTexts);
  const { data: count, error, refetch } = useQuery(queryOf(getCount, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!count) return <Waiting shape="record" />;
  return (
    <Container size="xl" py="md">
      <Stack gap="lg">
        <RecordHead
          back={
            <AnchorLink to="/back-office/counts" size="sm">
              {t("officeStock.allCounts")}
            </AnchorLink>
          }
          name={t("officeStock.countOf", { place: count.place })}
          states={
            <Badge variant="light" color={countColours[count.state]} c="bright" tt="none">
              {t(`officeStock.countStates.${count.state}`)}
            </Badge>
          }
          acts={<Acts count={count} />}
        />
        <Standing count={count} />
        <Lines count={count} />
      </Stack>
    </Container>
  );
}

function Standing({ count }: { count: Count }) {
  const { t, language } = useTexts(officeStockTexts);
  const { nameOf } = useWarehouses();
  const at = (instant: string | undefined) => instant && dateTime(instant, language);
  return (
    <Facts
      facts={[
        [t("officeStock.warehouse"), nameOf(count.warehouseId)],
        [t("officeStock.begun"), at(count.createdOn)],
        [t("officeStock.byWhom"), count.createdByName],
        [t("officeStock.handedIn"), at(count.handedInOn)],
        [t("officeStock.handedInBy"), count.handedInByName],
        [t("officeStock.ended"), at(count.endedOn)],
        [t("officeStock.endedBy"), count.endedByName],
        [t("officeStock.reason"), count.reason],
      ]}
    />
  );
}

const differing = ({ lines }: Count) => lines.filter(({ difference, movementId }) => difference && !movementId);

function Acts({ count }: { count: Count }) {
  const { t } = useTexts(officeStockTexts);
  const [asked, setAsked] = useState<"approve" | "cancel">();
  const write = useRecordWrite({ asks: () => true });
  const params = { id: count.id };
  const close = () => {
    write.reset();
    setAsked(undefined);
  };
  if (count.state !== "open" && count.state !== "counted") return null;
  const changed = differing(count).length;
  return (
    <Group gap="xs">
      {count.state === "counted" && <Button onClick={() => setAsked("approve")}>{t("officeStock.approve")}</Button>}
      <Button variant="subtle" color="red" c="red" onClick={() => setAsked("cancel")}>
        {t("officeStock.giveUp")}
      </Button>
      {asked === "approve" && (
        <ReasonDialog
          title={t("officeStock.approveTitle")}
          text={changed === 0 ? t("officeStock.noDifference") : t("officeStock.approveText", { count: changed })}
          hint={t("officeStock.approveHint")}
          action={t("officeStock.approve")}
          color="leaf"
          shortest={3}
          longest={300}
          write={write}
          onReason={(reason) =>
            write.mutate(() => call(approveCount, { params, body: { reason } }), { onSuccess: close })
          }
          onClose={close}
        />
      )}
      {asked === "cancel" && (
        <ReasonDialog
          title={t("officeStock.giveUp")}
          text={t("officeStock.giveUpText")}
          hint={t("officeStock.giveUpHint")}
          action={t("officeStock.giveUp")}
          shortest={3}
          longest={300}
          write={write}
          onReason={(reason) =>
            write.mutate(() => call(cancelCount, { params, body: { reason } }), { onSuccess: close })
          }
          onClose={close}
        />
      )}
    </Group>
  );
}

/** Signed, so that nobody has to think which way round it is. */
const signed = (difference: number): string => (difference > 0 ? `+${difference}` : `${difference}`);

function Lines({ count }: { count: Count }) {
  const { t } = useTexts(officeStockTexts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const write = useRecordWrite();
  const mayChoose = count.state === "counted";
  const toggle = (productId: string) => {
    const next = new Set(chosen);
    if (!next.delete(productId)) next.add(productId);
    setChosen(next);
  };
  return (
    <Stack gap="sm">
      <SmallTable
        rows={count.lines}
        keyOf={({ productId }) => productId}
        minWidth={640}
        columns={[
          {
            heading: t("officeStock.product"),
            wide: true,
            strong: true,
            render: ({ productCode, name }) => `${productCode} · ${name}`,
          },
          { heading: t("officeStock.stood"), right: true, render: ({ stood }) => stood },
          {
            heading: t("officeStock.counted"),
            right: true,
            render: ({ counted }) => counted ?? <Text size="sm">{t("officeStock.notCounted")}</Text>,
          },
          {
            heading: t("officeStock.difference"),
            right: true,
            render: ({ difference }) =>
              difference === undefined ? null : (
                <Text span size="sm" {...(difference < 0 && { c: "red" })} className="numbers">
                  {signed(difference)}
                </Text>
              ),
          },
          {
            heading: t("officeStock.countedBy"),
            render: ({ countedByName, movementId, movedSince }) => (
              <>
                {[countedByName, movementId && t("officeStock.settled")].filter(Boolean).join(" · ")}
                {movedSince && movementId === undefined && (
                  <Text size="xs" fw={600}>
                    {t("officeStock.movedSince")}
                  </Text>
                )}
              </>
            ),
          },
          ...(mayChoose
            ? [
                {
                  heading: t("officeStock.sendBack"),
                  act: true as const,
                  render: ({ productId, name, movementId }: Count["lines"][number]) =>
                    movementId === undefined && (
                      <Checkbox
                        aria-label={t("officeStock.chooseLine", { name })}
                        checked={chosen.has(productId)}
                        onChange={() => toggle(productId)}
                      />
                    ),
                },
              ]
            : []),
        ]}
      />
      {mayChoose && (
        <Group>
          <Button
            variant="default"
            disabled={chosen.size === 0}
            loading={write.isPending}
            onClick={() =>
              write.mutate(() =>
                call(sendBackCount, { params: { id: count.id }, body: { productIds: [...chosen] } }).then(() =>
                  setChosen(new Set()),
                ),
              )
            }
          >
            {t("officeStock.sendBack")}
          </Button>
          <Text size="sm" c="dimmed">
            {t("officeStock.sendBackHint")}
          </Text>
        </Group>
      )}
    </Stack>
  );
}
