import { Alert, Button, Container, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../../api/client.ts";
import { confirmCollectionPaid, getCollection, resumeCollection } from "../../../../api/endpoints.gen.ts";
import { officeCollectionsTexts } from "../../../../i18n/areas/office-collections.ts";
import { date, dateTime, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { Facts } from "../../../office-kit/facts.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { RecordHead } from "../../../office-kit/record-head.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import { SlipLines } from "./slip-lines.tsx";
import type { Slip } from "./slip.ts";
import { SlipState } from "./slip-state.tsx";

export const CollectionPage = ({ id }: { id: string }) => (
  <BackOffice access={getCollection.access}>
    <OneSlip id={id} />
  </BackOffice>
);

/** One slip: its file, and what became of each of its lines. */
function OneSlip({ id }: { id: string }) {
  const { t } = useTexts(officeCollectionsTexts);
  const { data: slip, error, refetch } = useQuery(queryOf(getCollection, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!slip) return <Waiting shape="record" />;
  return (
    <Container size="xl" py="md">
      <Stack gap="lg">
        <RecordHead
          back={
            <AnchorLink to="/back-office/collections" size="sm">
              {t("officeCollections.all")}
            </AnchorLink>
          }
          name={slip.number}
          states={<SlipState state={slip.state} />}
          acts={<SlipActs slip={slip} />}
        >
          {slip.state === "making" && <Alert color="orange">{t("officeCollections.making")}</Alert>}
          {slip.state === "made" && slip.payable === 0 && (
            <Text size="sm" c="dimmed">
              {t("officeCollections.nothingYet")}
            </Text>
          )}
        </RecordHead>
        <Sums slip={slip} />
        <SlipLines slip={slip} />
      </Stack>
    </Container>
  );
}

function SlipActs({ slip }: { slip: Slip }) {
  const { t } = useTexts(officeCollectionsTexts);
  const [asking, setAsking] = useState(false);
  const { id, payable } = slip;
  const resume = useToldMutation(() => call(resumeCollection, { params: { id } }), { said: "saved" });
  const confirm = useToldMutation(() => call(confirmCollectionPaid, { params: { id } }), { said: "saved" });
  return (
    <>
      <Group gap="xs">
        {slip.hasFile && (
          <Button component="a" href={`/api/back-office/collections/${id}/file`} variant="default">
            {t("officeCollections.download")}
          </Button>
        )}
        {slip.state === "making" && (
          <Button loading={resume.isPending} onClick={() => resume.mutate(undefined)}>
            {t("officeCollections.resume")}
          </Button>
        )}
        {payable > 0 && (
          <Button loading={confirm.isPending} onClick={() => setAsking(true)}>
            {t("officeCollections.confirm", { count: payable })}
          </Button>
        )}
      </Group>
      {asking && (
        <ConfirmDialog
          question={t("officeCollections.confirmQuestion", { count: payable })}
          onConfirm={() => {
            setAsking(false);
            confirm.mutate(undefined);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Sums({ slip }: { slip: Slip }) {
  const { t, language } = useTexts(officeCollectionsTexts);
  const { from, until } = slip;
  const sum = (cents: number) => (cents > 0 ? money(cents, language) : undefined);
  return (
    <Facts
      facts={[
        [t("officeCollections.kind"), t(`officeCollections.kinds.${slip.kind}`)],
        [t("officeCollections.created"), dateTime(slip.createdOn, language)],
        [
          t("officeCollections.days"),
          [...new Set([from, until])]
            .filter((day) => day !== undefined)
            .map((day) => date(day, language))
            .join(" – "),
        ],
        [t("officeCollections.count"), slip.count],
        [t("officeCollections.total"), money(slip.total, language)],
        [t("officeCollections.open"), sum(slip.open)],
        [t("officeCollections.paid"), sum(slip.paid)],
        [t("officeCollections.unpaid"), sum(slip.unpaid)],
        [t("officeCollections.recalled"), sum(slip.recalled)],
        [t("officeCollections.fees"), sum(slip.fees)],
      ]}
    />
  );
}
