import { Alert, Button, Container, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../api/client.ts";
import { declareGuestWithdrawal, declareWithdrawal, getOrder } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { Failure, fieldErrors, Loading } from "../../ui/states.tsx";
import { RequireLogin } from "../require-login.tsx";
import { useUser } from "../session.ts";

/** Where a consumer withdraws from a contract: from the order's page, or by number and e-mail without an account. */
export const WithdrawalPage = ({ orderId }: { orderId: string | undefined }) =>
  orderId ? (
    <RequireLogin>
      <OfOrder id={orderId} />
    </RequireLogin>
  ) : (
    <Declaration />
  );

function OfOrder({ id }: { id: string }) {
  const user = useUser();
  const { data: order, error } = useQuery(queryOf(getOrder, { params: { id } }));
  if (error) return <Failure error={error} />;
  if (!order || !user) return <Loading />;
  const known = { name: `${user.name} ${user.surname}`, email: user.email, number: order.number };
  return <Declaration orderId={id} known={known} />;
}

interface Declared {
  name: string;
  number: string;
  email: string;
}

const nothing: Declared = { name: "", number: "", email: "" };
const fields = ["name", "number", "email"] as const;

function Declaration({ orderId, known = nothing }: { orderId?: string; known?: Declared }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [declared, setDeclared] = useState(known);
  const [checked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: async ({ number, ...body }: Declared): Promise<void> => {
      if (orderId) await call(declareWithdrawal, { params: { id: orderId }, body });
      else await call(declareGuestWithdrawal, { body: { ...body, number } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [getOrder.path] }),
    onError: () => setChecked(false),
  });
  const wrong = fieldErrors(t, send.error);
  return (
    <Container size="xs" py="xl">
      <Stack>
        <Title order={1}>{t("withdrawal.title")}</Title>
        {send.isSuccess ? (
          <Alert color="green" role="status">
            {t("withdrawal.sent")}
          </Alert>
        ) : checked ? (
          <>
            <Text>{t("withdrawal.statement", { name: declared.name, number: declared.number })}</Text>
            <Group>
              <Button loading={send.isPending} onClick={() => send.mutate(declared)}>
                {t("withdrawal.confirm")}
              </Button>
              <Button variant="default" disabled={send.isPending} onClick={() => setChecked(false)}>
                {t("checkout.change")}
              </Button>
            </Group>
          </>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setChecked(true);
            }}
          >
            <Stack>
              <Text c="dark.4">{t("withdrawal.costs")}</Text>
              {fields.map((field) => (
                <TextInput
                  key={field}
                  label={t(`withdrawal.${field}`)}
                  type={field === "email" ? "email" : "text"}
                  autoComplete={field === "number" ? "off" : field}
                  required
                  minLength={field === "number" ? 8 : 2}
                  maxLength={field === "number" ? 20 : 120}
                  readOnly={field === "number" && orderId !== undefined}
                  value={declared[field]}
                  error={wrong[field]}
                  onChange={(event) => setDeclared({ ...declared, [field]: event.currentTarget.value })}
                />
              ))}
              {send.error && Object.keys(wrong).length === 0 && <Failure error={send.error} />}
              <Button type="submit">{t("withdrawal.next")}</Button>
            </Stack>
          </form>
        )}
      </Stack>
    </Container>
  );
}
