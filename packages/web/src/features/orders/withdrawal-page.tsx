import { Alert, Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../api/client.ts";
import { declareGuestWithdrawal, declareWithdrawal, getOrder } from "../../api/endpoints.gen.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Leaving } from "../../ui/leaving.tsx";
import { Failure, fieldErrors, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { useUser } from "../login/session.ts";
import { allOf, piecesOf, WithdrawalPieces, type Order } from "./withdrawal-pieces.tsx";
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
          <Alert color="green" role="status">
            {t(orderId ? "withdrawal.sentOwn" : "withdrawal.sent")}
          </Alert>
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
type Field = (typeof fields)[number];

const longestWords = 1000;
/** The server's limits, in characters. */
const limits = {
  name: { shortest: 2, longest: 120 },
  number: { shortest: 8, longest: 20 },
  email: { shortest: 3, longest: 120 },
} as const;

/** What is wrong with a field before anything is sent; one that is too long says so itself. */
function refusalOf(field: Field, typed: string) {
  const { length } = typed.trim();
  if (length === 0) return "fieldProblem.required";
  if (length < limits[field].shortest) return "fieldProblem.too-small";
  if (length > limits[field].longest) return "fieldProblem.too-big";
  return field === "email" && !/^\S+@\S+\.\S+$/.test(typed.trim()) ? "fieldProblem.invalid-email" : undefined;
}

interface Props {
  order?: Order;
  known?: Declared;
  onSent: () => void;
}

function Declaration({ order, known = nothing, onSent }: Props) {
  const { t } = useTexts(ordersTexts);
  const [declared, setDeclared] = useState(known);
  const [chosen, setChosen] = useState(order ? allOf(order) : {});
  const [step, setStep] = useState<"fill" | "check">("fill");
  const [told, setTold] = useState(false);
  // Another declaration each time that it is checked: a repeated click is the same one.
  const [idempotencyKey, setKey] = useState("");
  const lines = piecesOf(chosen);
  const send = useMutation({
    mutationFn: async ({ number, words, ...by }: Declared): Promise<void> => {
      if (order) await call(declareWithdrawal, { params: { id: order.id }, body: { ...by, lines }, idempotencyKey });
      else await call(declareGuestWithdrawal, { body: { ...by, number, ...(words.trim() && { words }) } });
    },
    onSuccess: onSent,
    onError: () => setStep("fill"),
  });
  const wrong = fieldErrors(t, send.error);
  const refusalText = (field: Field) => {
    const refusal = refusalOf(field, declared[field]);
    return refusal && t(refusal);
  };
  const all = order ? allOf(order) : {};
  const typed =
    ([...fields, "words"] as const).some((field) => declared[field] !== known[field]) ||
    JSON.stringify(piecesOf(chosen)) !== JSON.stringify(piecesOf(all));
  if (step === "check") {
    return (
      <>
        <Leaving dirty={typed && !send.isPending} />
        <Text>{t("withdrawal.statement", { name: declared.name, number: declared.number })}</Text>
        <Meant order={order} lines={lines} words={declared.words.trim()} />
        <Group>
          <Button loading={send.isPending} onClick={() => send.mutate(declared)}>
            {t("withdrawal.confirm")}
          </Button>
          <Button variant="default" disabled={send.isPending} onClick={() => setStep("fill")}>
            {t("checkout.change")}
          </Button>
        </Group>
      </>
    );
  }
  return (
    <Form
      typed={typed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        const refused = fields.find((field) => refusalOf(field, declared[field]));
        if (refused) event.currentTarget.querySelector<HTMLInputElement>(`[name="${refused}"]`)?.focus();
        if (refused || declared.words.trim().length > longestWords) return;
        if (order && lines.length === 0) return;
        setKey(crypto.randomUUID());
        setStep("check");
      }}
    >
      <Stack>
        <Text c="dimmed">{t("withdrawal.costs")}</Text>
        {order && (
          <WithdrawalPieces
            order={order}
            chosen={chosen}
            onChange={setChosen}
            error={told && lines.length === 0 ? t("withdrawal.none") : undefined}
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
            longest={limits[field].longest}
            readOnly={field === "number" && order !== undefined}
            value={declared[field]}
            error={(told && refusalText(field)) || wrong[field]}
            onChange={(event) => setDeclared({ ...declared, [field]: event.currentTarget.value })}
          />
        ))}
        {!order && (
          <LimitedArea
            label={t("withdrawal.words")}
            description={t("withdrawal.wordsHint")}
            autosize
            minRows={2}
            longest={longestWords}
            value={declared.words}
            onChange={(event) => setDeclared({ ...declared, words: event.currentTarget.value })}
          />
        )}
        {send.error && Object.keys(wrong).length === 0 && <Failure error={send.error} />}
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
  const { t } = useTexts(ordersTexts);
  if (!order) return words ? <Text className="own-lines">{t("withdrawal.inWords", { words })}</Text> : null;
  const nameOf = (id: string) => order.lines.find(({ productId }) => productId === id);
  return (
    <div>
      <Text>{t("withdrawal.some")}</Text>
      {lines.map(({ productId, quantity }) => (
        <Text key={productId} className="numbers">
          {quantity} × {nameOf(productId)?.brand} {nameOf(productId)?.name}
        </Text>
      ))}
    </div>
  );
}
