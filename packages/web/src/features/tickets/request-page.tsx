import { Button, Container, Radio, Select, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { askedTopics } from "@solvia/core/tickets/ticket-codes";
import { call, queryOf } from "../../api/client.ts";
import { listOrders, sendTechnicalSupportRequest } from "../../api/endpoints.gen.ts";
import { supportTexts } from "../../i18n/areas/support.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { ChoiceCard } from "../../ui/fields/choice-card.tsx";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { CustomersOwn } from "../acting/in-stead.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { areTicketFiles, sendTicketFiles, TicketFilesField } from "./ticket-files.tsx";

const kinds = ["order", "serial", "brand"] as const;

interface Values {
  kind: string;
  orderId: string;
  serial: string;
  brand: string;
  product: string;
  topic: string;
  subject: string;
  text: string;
}

/** What is asked about, of what the form holds: only what belongs to the chosen kind. */
function aboutOf({ kind, orderId, serial, brand, product }: Values) {
  if (kind === "order") return { kind: "order" as const, orderId };
  if (kind === "serial") return { kind: "serial" as const, serial };
  return { kind: "brand" as const, brand, ...(product.trim() && { product }) };
}

/** Asks for technical support, of an order where the address names one. */
export const RequestPage = ({ orderId }: { orderId?: string | undefined }) => (
  <RequireLogin>
    <CustomersOwn needs={sendTechnicalSupportRequest}>
      <Asking orderId={orderId} />
    </CustomersOwn>
  </RequireLogin>
);

function Asking({ orderId = "" }: { orderId?: string | undefined }) {
  const { t } = useTexts(supportTexts);
  const navigate = useNavigate();
  const [files, setFiles] = useState<File[]>([]);
  const form = useContractForm(sendTechnicalSupportRequest, {
    values: { kind: "order", orderId, serial: "", brand: "", product: "", topic: "fault", subject: "", text: "" },
    input: (values) => ({
      body: {
        topic: askedTopics.find((one) => one === values.topic) ?? "other",
        subject: values.subject,
        text: values.text,
        about: aboutOf(values),
      },
      idempotencyKey: crypto.randomUUID(),
    }),
    send: async (input) =>
      call(sendTechnicalSupportRequest, { ...input, body: { ...input.body, files: await sendTicketFiles(files) } }),
    names: {
      "about.orderId": "orderId",
      "about.serial": "serial",
      "about.brand": "brand",
      "about.product": "product",
    },
    check: ({ kind, orderId: order }) => ({
      orderId: kind === "order" && order === "" && t("fieldProblem.required"),
      files: !areTicketFiles(files) && t("problem.unsupported-media-type"),
    }),
    shows: ["files"],
    draft: { of: `support/${orderId || "new"}`, back: true },
    clears: true,
    onSaved: async ({ id }) => {
      setFiles([]);
      await navigate({ to: "/profile/support/$id", params: { id } });
    },
  });
  return (
    <Container size="sm" py="lg">
      <Stack gap="lg">
        <div>
          <Title order={1}>{t("support.form.title")}</Title>
          <Text c="dimmed">{t("support.form.intro")}</Text>
        </div>
        <Form {...form.frame}>
          <Stack>
            <Radio.Group label={t("support.form.about")} {...form.getInputProps("kind")}>
              <Stack gap="xs" mt="xs">
                {kinds.map((kind) => (
                  <ChoiceCard key={kind} value={kind} title={t(`support.form.kinds.${kind}`)} />
                ))}
              </Stack>
            </Radio.Group>
            <About form={form} />
            <Select
              label={t("support.form.topic")}
              allowDeselect={false}
              data={askedTopics.map((topic) => ({ value: topic, label: t(`support.topics.${topic}`) }))}
              {...form.field("topic")}
            />
            <LimitedText label={t("support.form.subject")} longest={120} {...form.field("subject")} />
            <LimitedArea
              label={t("support.form.text")}
              description={t("support.form.textHint")}
              longest={3000}
              autosize
              minRows={5}
              {...form.field("text")}
            />
            <TicketFilesField files={files} error={form.errors["files"]} onChange={setFiles} />
            <Refused form={form} />
            <Button type="submit" size="md" loading={form.isPending}>
              {t("support.form.send")}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Container>
  );
}

/** The fields of the chosen kind. */
function About({ form }: { form: { values: Values; field: (path: keyof Values) => object } }) {
  const { t } = useTexts(supportTexts);
  const { kind } = form.values;
  if (kind === "order") return <OrderChoice field={form.field("orderId")} />;
  if (kind === "serial") {
    return (
      <LimitedText
        label={t("support.form.serial")}
        description={t("support.form.serialHint")}
        longest={100}
        autoCapitalize="characters"
        required
        {...form.field("serial")}
      />
    );
  }
  return (
    <>
      <LimitedText
        label={t("support.form.brand")}
        description={t("support.form.brandHint")}
        longest={100}
        required
        {...form.field("brand")}
      />
      <LimitedText label={t("support.form.product")} longest={200} {...form.field("product")} />
    </>
  );
}

function OrderChoice({ field }: { field: object }) {
  const { t, language } = useTexts(supportTexts);
  const { data } = useQuery(queryOf(listOrders, { query: { limit: 100 } }));
  const orders = data?.items ?? [];
  if (data && orders.length === 0) return <Text size="sm">{t("support.form.orderNone")}</Text>;
  return (
    <Select
      label={t("support.form.order")}
      searchable
      required
      data={orders.map(({ id, number, placedOn }) => ({ value: id, label: `${number} · ${date(placedOn, language)}` }))}
      {...field}
    />
  );
}
