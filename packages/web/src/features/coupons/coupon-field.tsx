import { Alert, Button, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { listAvailableCoupons as Available } from "@solvia/core/contract/engagement";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { listAvailableCoupons } from "../../api/endpoints.gen.ts";
import { couponsTexts } from "../../i18n/areas/coupons.ts";
import { date, money, percent } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { problemText } from "../../ui/states.tsx";

/** What somebody has said to a conflict so far. */
export interface Said {
  unapplyFirst: boolean;
  overwriteOld: boolean;
}

interface Props {
  /** The coupon that is there, and why it takes nothing off. */
  current:
    | { code: string; problem?: { code: string; params: Readonly<Record<string, string | number>> } | undefined }
    | undefined;
  apply: (code: string, said: Said) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

const nothingSaid: Said = { unapplyFirst: false, overwriteOld: false };

/** A code to be typed, or chosen among those that the customer may use; what conflicts is asked. */
export function CouponField({ current, apply, remove }: Props) {
  const { t, language } = useTexts(couponsTexts);
  const [typed, setTyped] = useState("");
  const put = useMutation({
    mutationFn: ({ code, ...said }: Said & { code: string }) => apply(code, said),
    onSuccess: () => setTyped(""),
  });
  const takeOff = useMutation({ mutationFn: remove });
  const { data } = useQuery(queryOf(listAvailableCoupons, {}));
  const asked = put.variables;
  const conflict =
    put.error instanceof ApiProblem && put.error.code === "coupon-conflict" ? put.error.params : undefined;
  const send = (code: string): void => {
    if (code.trim() !== "") put.mutate({ code: code.trim().toUpperCase(), ...nothingSaid });
  };
  const say = ({ code, params }: NonNullable<NonNullable<Props["current"]>["problem"]>): string => {
    if (code === "coupon-below-minimum")
      return t("coupons.missing", {
        code: current?.code ?? asked?.code,
        amount: money(Number(params["missing"]), language),
      });
    const days = { from: dayOf(params["from"]), until: dayOf(params["until"]) };
    return t(`problem.${code}`, { ...days, defaultValue: t("problem.unexpected-error") });
  };
  const dayOf = (day: unknown): string => (typeof day === "string" ? date(day, language) : "");
  const refusal = (error: Error): string =>
    error instanceof ApiProblem && error.code.startsWith("coupon-")
      ? say({ code: error.code, params: error.params as Record<string, string | number> })
      : problemText(t, error);
  const mine = data?.items.filter(({ code }) => code !== current?.code) ?? [];
  return (
    <Stack gap="xs">
      {current && (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm" fw={600} className="numbers">
            {t("step.coupon")} {current.code}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            loading={takeOff.isPending}
            onClick={() => takeOff.mutate()}
            aria-label={t("coupons.remove", { code: current.code })}
          >
            {t("cart.remove")}
          </Button>
        </Group>
      )}
      {current?.problem && (
        <Alert color="orange" variant="light">
          {say(current.problem)}
        </Alert>
      )}
      <Form
        noValidate
        typed={false}
        onSubmit={(event) => {
          event.preventDefault();
          send(typed);
        }}
      >
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label={t("coupons.code")}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={put.isPending} disabled={typed.trim() === ""}>
            {t("coupons.apply")}
          </Button>
        </Group>
      </Form>
      {put.error && !conflict && (
        <Alert color="orange" variant="light" role="alert">
          {refusal(put.error)}
        </Alert>
      )}
      {takeOff.error && (
        <Alert color="orange" variant="light" role="alert">
          {refusal(takeOff.error)}
        </Alert>
      )}
      {mine.length > 0 && (
        <Select
          label={t("coupons.mine")}
          placeholder={t("coupons.mineHint")}
          value={null}
          data={mine.map((coupon) => ({ value: coupon.code, label: wordsOf(coupon, language, t) }))}
          onChange={(code) => code !== null && send(code)}
        />
      )}
      {conflict && asked && (
        <ConfirmDialog
          key={JSON.stringify(conflict)}
          question={
            "order" in conflict
              ? t("coupons.free", { code: asked.code, order: String(conflict["order"]) })
              : t("coupons.replace", { code: asked.code, coupon: String(conflict["coupon"]) })
          }
          words={{
            title: t("step.coupon"),
            confirm: t("order" in conflict ? "coupons.freeYes" : "coupons.replaceYes"),
            cancel: t("common.cancel"),
          }}
          onConfirm={() =>
            put.mutate({ ...asked, ...("order" in conflict ? { unapplyFirst: true } : { overwriteOld: true }) })
          }
          onClose={() => put.reset()}
        />
      )}
    </Stack>
  );
}

type Coupon = AnswerOf<typeof Available>["items"][number];
type Texts = ReturnType<typeof useTexts<[typeof couponsTexts]>>;

/** A coupon in one line: its code, what it takes off, from how much on, and until when. */
function wordsOf(
  { code, amount, percent: part, minimum, until }: Coupon,
  language: Texts["language"],
  t: Texts["t"],
): string {
  const worth = amount === undefined ? percent(part ?? 0, language) : money(amount, language);
  return [
    code,
    t("coupons.off", { worth }),
    ...(minimum > 0 ? [t("coupons.above", { price: money(minimum, language) })] : []),
    t("coupons.until", { date: date(until, language) }),
  ].join(" · ");
}
