import { Alert, Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../api/client.ts";
import { declareGuestWithdrawal, declareWithdrawal, getOrder } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { Leaving } from "../../ui/leaving.tsx";
import { Failure, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { isPlan } from "./fulfilment-word.ts";
import { rowKey } from "./returns/piece-rows.ts";
import { allOf, namedPieces, piecesOf, WithdrawalPieces, type Order } from "./withdrawal-pieces.tsx";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";

/** Where a consumer withdraws from a contract: from the order's page, or by number and e-mail without an account. */
export function WithdrawalPage({ orderId }: { orderId: string | undefined }) {
  const { t } = useTexts(ordersTexts);
  const [sent, setSent] = useState(false);
  const onSent = () => setSent(true);
  const form = orderId ? (
    <RequireLogin>
      <OfOrder id={orderId} onSent={onSent} />
    </RequireLogin>
  ) : (
    <Declaration onSent={onSent} />
  );
  return (
    <Container size="xs" py="xl">
      <Stack>
        <Title order={1}>{t("withdrawal.title")}</Title>
        {sent ? (
          <>
            <Alert color="green" role="status">
              {t(orderId ? "withdrawal.sentOwn" : "withdrawal.sent")}
            </Alert>
            {orderId ? (
              <ButtonLink to="/profile/my-orders/$id" params={{ id: orderId }}>
                {t("withdrawal.toOrder")}
              </ButtonLink>
            ) : (
              <ButtonLink to="/profile/my-orders" variant="default">
                {t("orders.title")}
              </ButtonLink>
            )}
          </>
        ) : (
          form
        )}
      </Stack>
    </Container>
  );
}

function OfOrder({ id, onSent }: { id: string; onSent: () => void }) {
  const { t } = useTexts(ordersTexts);
  const user = useUser();
  const { data: order, error } = useQuery(queryOf(getOrder, { params: { id } }));
  if (error) return <Failure error={error} />;
  if (!order || !user) return <Loading />;
  if (!order.withdrawalRight?.possible) return <Text>{t("problem.withdrawal-not-possible")}</Text>;
  const known = { name: `${user.name} ${user.surname}`, email: user.email, number: order.number, words: "" };
  return <Declaration key={order.id} order={order} known={known} onSent={onSent} />;
}

interface Declared {
  name: string;
  number: string;
  email: string;
  words: string;
}

const nothing: Declared = { name: "", number: "", email: "", words: "" };
const fields = ["name", "number", "email"] as const;

const longestWords = 1000;
/** The server's limits, in characters. */
const longest = { name: 120, number: 20, email: 120 } as const;

interface Props {
  order?: Order;
  known?: Declared;
  onSent: () => void;
}

function Declaration({ order, known = nothing, onSent }: Props) {
  const { t, language } = useTexts(ordersTexts);
  const [step, setStep] = useState<"fill" | "check">("fill");
  // Another declaration each time that it is checked: a repeated click is the same one.
  const [idempotencyKey, setKey] = useState("");
  const form = useContractForm(declareGuestWithdrawal, {
    values: { ...known, chosen: order ? allOf(order) : {} },
    input: ({ name, email, number, words }) => ({
      body: { name, email, language, number, ...(words.trim() && { words }) },
    }),
    send: async (input, { name, email, chosen }) => {
      if (!order) return call(declareGuestWithdrawal, input);
      const body = { name, email, language, lines: piecesOf(order, chosen) };
      await call(declareWithdrawal, { params: { id: order.id }, body, idempotencyKey });
    },
    check: ({ chosen }) => ({ lines: order && piecesOf(order, chosen).length === 0 && t("withdrawal.none") }),
    shows: [...fields, "words", "lines"],
    draft: { of: `withdrawal/${order?.id ?? "guest"}` },
    asks: () => {
      setKey(crypto.randomUUID());
      setStep("check");
      return true;
    },
    onSaved: onSent,
    onRefused: () => {
      setStep("fill");
      return false;
    },
  });
  const { name, number, words, chosen } = form.values;
  if (step === "check") {
    return (
      <>
        <Leaving dirty={form.frame.typed} />
        <Text>{t("withdrawal.statement", { name, number })}</Text>
        <Meant order={order} lines={order ? piecesOf(order, chosen) : []} words={words.trim()} />
        <Group>
          <Button loading={form.isPending} onClick={form.send}>
            {t("withdrawal.confirm")}
          </Button>
          <Button variant="default" disabled={form.isPending} onClick={() => setStep("fill")}>
            {t("checkout.change")}
          </Button>
        </Group>
      </>
    );
  }
  return (
    <Form {...form.frame}>
      <Stack>
        <Text c="dimmed">{t(order && isPlan(order) ? "withdrawal.planEnds" : "withdrawal.costs")}</Text>
        {order && (
          <WithdrawalPieces
            order={order}
            chosen={chosen}
            onChange={(next) => form.setFieldValue("chosen", next)}
            error={form.errors["lines"] as string | undefined}
          />
        )}
        {fields.map((field) => (
          <LimitedText
            key={field}
            name={field}
            label={t(`withdrawal.${field}`)}
            type={field === "email" ? "email" : "text"}
            autoComplete={field === "number" ? "off" : field}
            required
            longest={longest[field]}
            readOnly={field === "number" && order !== undefined}
            {...form.field(field)}
          />
        ))}
        {!order && (
          <LimitedArea
            label={t("withdrawal.words")}
            description={t("withdrawal.wordsHint")}
            autosize
            minRows={2}
            longest={longestWords}
            {...form.field("words")}
          />
        )}
        <Refused form={form} />
        <Button type="submit">{t("withdrawal.next")}</Button>
      </Stack>
    </Form>
  );
}

interface MeantProps {
  order: Order | undefined;
  lines: ReturnType<typeof piecesOf>;
  words: string;
}

/** Once more before it is confirmed: which pieces, or the words that say it. */
function Meant({ order, lines, words }: MeantProps) {
  const { t, language } = useTexts(ordersTexts);
  if (!order) return words ? <Text className="own-lines">{t("withdrawal.inWords", { words })}</Text> : null;
  return (
    <div>
      <Text>{t("withdrawal.some")}</Text>
      {lines.map((line) => (
        <Text key={rowKey(line)} className="numbers">
          {line.quantity} × {namedPieces(order, line, language)}
        </Text>
      ))}
    </div>
  );
}
