import { Alert, Radio, Stack, Text } from "@mantine/core";
import { useQuery, useQueryClient, useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type * as z from "zod";
import type { VatRates } from "@solvia/core/contract/shapes/vat-certificate";
import { call, queryOf } from "../../api/client.ts";
import {
  getTransactionVatRates,
  getVatRates,
  setReducedVat,
  setTransactionReducedVat,
} from "../../api/endpoints.gen.ts";
import { vatTexts } from "../../i18n/areas/vat.ts";
import { figure, money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { problemText } from "../../ui/states.tsx";
import { keepCart } from "../cart-change/keep-cart.ts";
import { useUser } from "../login/session.ts";
import { NoChoice, WhyNot } from "./no-choice.tsx";

type Rates = z.output<typeof VatRates>;

/** For who can have it at all: a customer of the Italian shop. */
const isOffered = (user: ReturnType<typeof useUser>): boolean => user?.locale === "it";

/** The rate of the open order: both totals, and why the reduced one can't be had. */
export function CartVatChoice({ order }: { order: { id: string; reducedVat: boolean; amounts: { total: number } } }) {
  const client = useQueryClient();
  const offered = isOffered(useUser());
  const params = { id: order.id };
  const { data, refetch } = useQuery({ ...queryOf(getVatRates, { params }), enabled: offered });
  const { total } = order.amounts;
  const isOld = data !== undefined && total !== data.full.total && total !== data.reduced.total;
  // A change of the cart that another part of the page has kept.
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, total, refetch]);
  const choose = useMutation({
    mutationFn: (reducedVat: boolean) =>
      call(setReducedVat, { params, query: { reducedVat: reducedVat ? "true" : "false" } }),
    scope: { id: "open-order" },
    onSuccess: (cart) => keepCart(client, cart),
  });
  if (!data) return null;
  return <RateChoice rates={{ ...data, reducedVat: order.reducedVat }} choosing={choose} />;
}

/** The same of an order that waits for its payment: the payment of the other total takes this one's place. */
export function TransactionVatChoice({ id }: { id: string }) {
  const navigate = useNavigate();
  const offered = isOffered(useUser());
  const params = { id };
  const { data } = useQuery({ ...queryOf(getTransactionVatRates, { params }), enabled: offered });
  const choose = useMutation({
    mutationFn: (reducedVat: boolean) =>
      call(setTransactionReducedVat, { params, query: { reducedVat: reducedVat ? "true" : "false" } }),
    onSuccess: (next) => navigate({ to: "/transactions/$id", params: { id: next.id }, replace: true }),
  });
  if (!data?.open) return null;
  return <RateChoice rates={data} choosing={choose} />;
}

interface ChoiceProps {
  rates: Rates;
  choosing: {
    mutate: (reducedVat: boolean) => void;
    /** What is being chosen. */
    variables: boolean | undefined;
    error: unknown;
    isPending: boolean;
  };
}

/** Both totals beside each other, of whatever it is that has them; where there is nothing to choose, why in words. */
export function RateChoice({ rates, choosing }: ChoiceProps) {
  const { t, language } = useTexts(vatTexts);
  const { possible, full, reduced, reasons } = rates;
  const { mutate, variables, error, isPending } = choosing;
  // What was clicked is chosen at once, and taken back where it is refused.
  const reducedVat = isPending ? variables : rates.reducedVat;
  const totals = ({ total, vatAmount }: Rates["full"]) =>
    t("vat.rate.totals", { total: money(total, language), vat: money(vatAmount, language) });
  // Who has the reduced rate can still go back to the full one.
  if (!reducedVat && (!possible || full.total === reduced.total)) return <NoChoice rates={rates} totals={totals} />;
  return (
    <Stack gap="xs" mt="md">
      <Radio.Group
        label={t("vat.rate.title")}
        value={reducedVat ? "reduced" : "full"}
        onChange={(value) => mutate(value === "reduced")}
      >
        <Stack gap="xs" mt="xs" className="numbers">
          <Radio value="full" disabled={isPending} label={t("vat.rate.full")} description={totals(full)} />
          <Radio
            value="reduced"
            disabled={isPending || !possible}
            label={t("vat.rate.reduced")}
            description={totals(reduced)}
          />
        </Stack>
      </Radio.Group>
      {!possible && <WhyNot reasons={reasons} />}
      {reducedVat && <RestsOn certificate={rates.certificate} />}
      {Boolean(error) && <Alert color="red">{problemText(t, error)}</Alert>}
    </Stack>
  );
}

function RestsOn({ certificate }: Pick<Rates, "certificate">) {
  const { t, language } = useTexts(vatTexts);
  if (!certificate) return null;
  const { status, power } = certificate;
  const kilowatts = (watts: number): string => figure(watts / 1000, language);
  return (
    <>
      {status === "submitted" && (
        <Text size="sm" c="dimmed">
          {t("vat.rate.waits")}
        </Text>
      )}
      {power && (
        <Text size="sm" c={power.over ? "red" : "dimmed"} role={power.over ? "alert" : undefined}>
          {t(power.over ? "vat.rate.over" : "vat.rate.power", {
            ordered: kilowatts(power.ordered),
            declared: kilowatts(power.declared),
          })}
        </Text>
      )}
    </>
  );
}
