import { Alert, Button, Card, Container, Group, Stack, Text, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { getBlindCount as Contract } from "@solvia/core/contract/back-office/logistics";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call, queryOf } from "../../../../../api/client.ts";
import { addFoundGoods, countGoods, getBlindCount, handInCount } from "../../../../../api/endpoints.gen.ts";
import { officeStockTexts } from "../../../../../i18n/areas/office-stock.ts";
import { useTexts } from "../../../../../i18n/index.ts";
import { ConfirmDialog } from "../../../../../ui/confirm-dialog.tsx";
import { NumberField } from "../../../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../../../ui/fields/read-field.tsx";
import { Form } from "../../../../../ui/form.tsx";
import { Refused } from "../../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../../ui/forms/use-contract-form.ts";
import { Leaving } from "../../../../../ui/leaving.tsx";
import { AnchorLink } from "../../../../../ui/links.tsx";
import { WaitsForNetwork } from "../../../../../ui/network.tsx";
import { Failure } from "../../../../../ui/states.tsx";
import { Waiting } from "../../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../../office-kit/layout.tsx";
import { RecordHead } from "../../../../office-kit/record-head.tsx";
import { useToldMutation } from "../../../../office-kit/use-told-mutation.ts";
import { useStockRefusals } from "../stock-refusals.ts";
import { useWarehouses } from "../use-warehouses.ts";

type Count = AnswerOf<typeof Contract>;
type Line = Count["lines"][number];

export const CountingPage = ({ id }: { id: string }) => (
  <BackOffice access={getBlindCount.access}>
    <Counting id={id} />
  </BackOffice>
);

/** What is found is written down where one stands: one product after the other, never with what the books say. */
function Counting({ id }: { id: string }) {
  const { t } = useTexts(officeStockTexts);
  const { data: count, error, refetch } = useQuery(queryOf(getBlindCount, { params: { id } }));
  const { nameOf } = useWarehouses();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!count) return <Waiting shape="record" />;
  const counted = count.lines.filter((line) => line.counted !== undefined).length;
  const note = (productId: string, isOpen: boolean) => {
    if (open.has(productId) === isOpen) return;
    const next = new Set(open);
    if (isOpen) next.add(productId);
    else next.delete(productId);
    setOpen(next);
  };
  return (
    <Container size="sm" py="md">
      <Leaving dirty={open.size > 0} />
      <Stack>
        <RecordHead
          back={
            <AnchorLink to="/back-office/counting" size="sm">
              {t("officeStock.toCount")}
            </AnchorLink>
          }
          name={count.place}
        >
          <Text size="sm" c="dimmed">
            {nameOf(count.warehouseId)} · {t("officeStock.countedSoFar", { counted, all: count.lines.length })}
          </Text>
        </RecordHead>
        {count.state !== "open" && <Alert color="blue">{t("officeStock.countOver")}</Alert>}
        {count.lines.map((line) => (
          <FoundLine key={line.productId} count={count} line={line} noteOpen={note} />
        ))}
        {count.state === "open" && (
          <>
            <Unexpected id={id} />
            <HandIn id={id} missing={count.lines.length - counted} isHeld={open.size > 0} />
          </>
        )}
      </Stack>
    </Container>
  );
}

interface LineProps {
  count: Count;
  line: Line;
  noteOpen: (productId: string, isOpen: boolean) => void;
}

function FoundLine({ count, line, noteOpen }: LineProps) {
  const { t } = useTexts(officeStockTexts);
  const client = useQueryClient();
  const { productId, productCode, name, counted } = line;
  const params = { id: count.id, productId };
  const [typed, setTyped] = useState<Held>();
  const write = useToldMutation((pieces: number) => call(countGoods, { params, body: { counted: pieces } }), {
    said: "saved",
    after: async () => {
      setTyped(undefined);
      noteOpen(productId, false);
      await client.invalidateQueries({ queryKey: queryOf(getBlindCount, { params: { id: count.id } }).queryKey });
    },
  });
  const value = typed ?? counted ?? "";
  const isOpen = typed !== undefined && typed !== (counted ?? "");
  const mayCount = count.state === "open" && !line.isSettled;
  return (
    <Card withBorder padding="sm" component="article" aria-label={name}>
      <Text size="sm" c="dimmed">
        {productCode}
      </Text>
      <Text fw={600} className="long-words">
        {name}
      </Text>
      {mayCount ? (
        <Form
          noValidate
          typed={false}
          onSubmit={(event) => {
            event.preventDefault();
            if (typeof value === "number" && isOpen) write.mutate(value);
          }}
        >
          <Group wrap="nowrap" align="flex-start" mt={6}>
            <NumberField
              flex={1}
              size="lg"
              aria-label={t("officeStock.found", { name })}
              unit="pz"
              unitName=""
              minimum={0}
              maximum={1_000_000}
              value={value}
              {...(isOpen && { description: t("officeStock.unsaved") })}
              inputWrapperOrder={["label", "input", "description", "error"]}
              onChange={(next) => {
                setTyped(next);
                noteOpen(productId, next !== (counted ?? ""));
              }}
            />
            <Button type="submit" size="lg" loading={write.isPending} disabled={!isOpen || typeof value !== "number"}>
              {t("officeStock.save")}
            </Button>
          </Group>
          <WaitsForNetwork isPaused={write.isPaused} />
        </Form>
      ) : (
        <Text size="lg" className="numbers">
          {counted ?? t("officeStock.notCounted")}
        </Text>
      )}
    </Card>
  );
}

/** What lies there and stands on no line. */
function Unexpected({ id }: { id: string }) {
  const { t } = useTexts(officeStockTexts);
  const inWords = useStockRefusals();
  const form = useContractForm(addFoundGoods, {
    values: { productCode: "" },
    input: (body) => ({ params: { id }, body }),
    inWords,
    clears: true,
  });
  return (
    <Card withBorder padding="sm">
      <Form {...form.frame}>
        <Text size="sm" mb={6}>
          {t("officeStock.unexpected")}
        </Text>
        <Group wrap="nowrap" align="flex-end">
          <TextInput flex={1} size="md" label={t("officeStock.productCode")} {...form.field("productCode")} />
          <Button type="submit" size="md" variant="default" loading={form.isPending}>
            {t("officeStock.addFound")}
          </Button>
        </Group>
        <Refused form={form} />
      </Form>
    </Card>
  );
}

function HandIn({ id, missing, isHeld }: { id: string; missing: number; isHeld: boolean }) {
  const { t } = useTexts(officeStockTexts);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const write = useToldMutation(() => call(handInCount, { params: { id } }), {
    said: "saved",
    after: () => {
      notifications.show({ color: "leaf", message: t("officeStock.handedInTold") });
      return navigate({ to: "/back-office/counting" });
    },
  });
  return (
    <>
      <Button size="lg" fullWidth loading={write.isPending} disabled={isHeld} onClick={() => setAsking(true)}>
        {t("officeStock.handIn")}
      </Button>
      {asking && (
        <ConfirmDialog
          question={missing === 0 ? t("officeStock.handInWhole") : t("officeStock.handInQuestion", { count: missing })}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            write.mutate(undefined);
          }}
        />
      )}
    </>
  );
}
