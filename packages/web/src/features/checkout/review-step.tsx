import { Alert, Anchor, Box, Button, Card, Checkbox, Group, Image, Stack, Text, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { needsApproval } from "@solvia/core/platform/access";
import { referenceLength, referenceProblem } from "@solvia/core/orders/cart/customer-reference";
import { askedIn } from "@solvia/core/orders/order";
import { isGoods } from "@solvia/core/platform/category";
import { divideRounded } from "@solvia/core/platform/money";
import { ApiProblem } from "../../api/client.ts";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { termsTexts } from "../../i18n/areas/terms.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { fieldErrors, fieldText } from "../../ui/states.tsx";
import { ShippingTime } from "../catalogue/product-card.tsx";
import { TaxNotice } from "../cart/tax-notice.tsx";
import { ApprovalNotice } from "../company/approval-notice.tsx";
import { useUser } from "../login/session.ts";
import { useTerms } from "./payment/use-terms.ts";
import { refusedText } from "../pay-plans/refusal-text.ts";
import { InvoiceData, lacksInvoiceData } from "./invoice-data.tsx";
import { PackagingChoice } from "./packaging-choice.tsx";
import { PackagingWish } from "./packaging-wish.tsx";
import type { CheckoutStep } from "./steps.ts";
import type { Method, Order } from "./use-change.ts";
import { useDraft } from "./use-draft.ts";
import { usePlacing } from "./use-placing.ts";

interface ReviewProps {
  order: Order;
  method: Method;
  goTo: (step: CheckoutStep) => void;
  onPlaced: () => void;
}

/** All that was chosen, once more, before the order binds; each part can be changed from here. */
export function ReviewStep({ order, method, goTo, onPlaced }: ReviewProps) {
  const { t, language } = useTexts(ordersTexts, peopleTexts, termsTexts);
  const [accepted, setAccepted] = useState(false);
  const [reference, setReference] = useDraft(`reference/${order.id}`, order.customerReference ?? "");
  const [wish, setWish] = useDraft(`packaging/${order.id}`, order.packagingWish ?? "");
  const user = useUser();
  const asks = user ? needsApproval(user, order.amounts.total) : false;
  const place = usePlacing(order, method, onPlaced);
  const referenceField = useRef<HTMLInputElement>(null);
  const conditions = useRef<HTMLInputElement>(null);
  const [pressed, setPressed] = useState(false);
  const wrong = referenceProblem(reference);
  const lacksData = lacksInvoiceData(place.error);
  const refused = fieldErrors(t, place.error);
  // What is missing is said where it is missing, instead of a button that doesn't answer.
  const tryToPlace = (): void => {
    setPressed(true);
    if (wrong) referenceField.current?.focus();
    else if (!accepted) conditions.current?.focus();
    else place.mutate({ reference: reference.trim(), packagingWish: wish.trim() });
  };
  return (
    <Stack mt="lg">
      <Lines order={order} />
      <Chosen title={t("checkout.deliverTo")} change={() => goTo("address")}>
        {order.address === "pickup" ? (
          t("checkout.pickup")
        ) : (
          <>
            {order.address?.header}
            <br />
            {order.address?.street} {order.address?.houseNumber}, {order.address?.postalCode} {order.address?.city}
          </>
        )}
      </Chosen>
      <PackagingChoice order={order} />
      <PackagingWish order={order} value={wish} onChange={setWish} />
      <Chosen title={t("checkout.terms")} change={() => goTo("payment")}>
        {t(`transactions.ways.${method}`)} ·{" "}
        {t(`terms.${order.termsOfPayment}`, { defaultValue: order.termsOfPayment })}
        <DueNow order={order} />
      </Chosen>
      <TextInput
        ref={referenceField}
        label={t("checkout.reference")}
        description={t("checkout.referenceHint", { longest: referenceLength })}
        value={reference}
        error={wrong ? fieldText(t, wrong) : refused["customerReference"]}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <Alert color="leaf" variant="light">
        {t("checkout.raee")}
      </Alert>
      {user?.accountType === "private" && (
        <Alert color="leaf" variant="light" title={t("withdrawal.title")}>
          {t("withdrawal.before")} {t("withdrawal.costs")}
        </Alert>
      )}
      <Checkbox
        label={t("checkout.conditions")}
        description={
          <Anchor href="/sales-conditions" target="_blank" size="xs">
            {t("join.readConditions")}
          </Anchor>
        }
        ref={conditions}
        checked={accepted}
        error={pressed && !accepted && t("checkout.acceptFirst")}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      />
      {lacksData && <InvoiceData error={lacksData} onFilled={() => place.reset()} />}
      {place.error && !lacksData && (
        <Alert color="orange" title={refusedText(t, language, place.error)}>
          {place.error instanceof ApiProblem && place.error.code === "prices-changed" && t("checkout.changedText")}
        </Alert>
      )}
      <TaxNotice treatment={order.amounts.treatment} />
      <ApprovalNotice total={order.amounts.total} />
      <Group justify="space-between" hiddenFrom="md" className="numbers">
        <Text fw={700}>{t(order.amounts.treatment.publicBody === undefined ? "step.total" : "split.toPay")}</Text>
        <Text fw={700} fz={22}>
          {money(askedIn(order.amounts), language)}
        </Text>
      </Group>
      <Button size="lg" className="long-label" loading={place.isPending} onClick={tryToPlace}>
        {t(asks ? "checkout.ask" : "checkout.place")}
      </Button>
    </Stack>
  );
}

/** What of the total is to be paid with the order, where it isn't all of it. */
function DueNow({ order }: { order: Order }) {
  const { t, language } = useTexts(ordersTexts);
  const total = askedIn(order.amounts);
  const percent = useTerms(order)?.items.find(({ code }) => code === order.termsOfPayment)?.depositPercent ?? 100;
  if (percent === 0 || percent === 100) return null;
  const amount = divideRounded(total * percent, 100);
  return (
    <Text size="sm" fw={600} className="numbers">
      {t("checkout.dueNow", { amount: money(amount, language), rest: money(total - amount, language) })}
    </Text>
  );
}

const Lines = ({ order }: { order: Order }) => {
  const { language } = useTexts(ordersTexts, peopleTexts, termsTexts);
  const business = order.basis === "net";
  return (
    <Stack gap="sm" className="numbers">
      {order.lines.map(({ productId, category, imageUrl, quantity, brand, name, amount, gross, shippingTime }) => (
        <Group key={productId} wrap="nowrap" gap="sm">
          {isGoods(category) && <Image src={imageUrl} alt="" w={56} h={42} fit="cover" radius="sm" />}
          <Box flex={1}>
            <Text size="sm">
              {quantity} × {brand} {name}
            </Text>
            <ShippingTime time={shippingTime} />
          </Box>
          <Text size="sm" fw={600} className="of-viewer">
            {money(business ? amount : gross, language)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
};

interface ChosenProps {
  title: string;
  change: () => void;
  children: React.ReactNode;
}

function Chosen({ title, change, children }: ChosenProps) {
  const { t } = useTexts(ordersTexts, peopleTexts, termsTexts);
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Text size="sm" fw={600}>
            {title}
          </Text>
          <Text size="sm">{children}</Text>
        </div>
        <Anchor component="button" size="sm" onClick={change} aria-label={`${t("checkout.change")}: ${title}`}>
          {t("checkout.change")}
        </Anchor>
      </Group>
    </Card>
  );
}
