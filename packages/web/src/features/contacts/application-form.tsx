import { Button, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import type { Job } from "@solvia/core/contacts/messages/message";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { call } from "../../api/client.ts";
import { sendJobApplication, uploadCurriculum } from "../../api/endpoints.gen.ts";
import { post } from "../../api/upload.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { jobsTexts } from "../../i18n/areas/jobs.ts";
import { useTexts } from "../../i18n/index.ts";
import { FileField } from "../../ui/fields/file-field.tsx";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { Sent } from "./form-page.tsx";
import { PrivacyBox } from "./privacy-box.tsx";
import { useShopQuery } from "./use-shop-query.ts";

const { types, maxBytes } = uploadKinds["job-application"];
const isAllowed = ({ type, size }: File): boolean => types.some((one) => one === type) && size > 0 && size <= maxBytes;

interface Values {
  name: string;
  email: string;
  telephone: string;
  text: string;
  cv: File | null;
  privacyRead: boolean;
}
const nothing: Values = { name: "", email: "", telephone: "", text: "", cv: null, privacyRead: false };

/** Puts the curriculum where the application takes it from. */
async function sent(file: File): Promise<{ key: string; name: string }> {
  const body = { name: file.name, contentType: file.type, size: file.size };
  return { key: await post(await call(uploadCurriculum, { body }), file), name: file.name };
}

/** Somebody applies for a job, with a curriculum; how long that is kept stands in the form. */
export function ApplicationForm({ job }: { job: Job }) {
  const { t } = useTexts(jobsTexts, contactsTexts);
  const query = useShopQuery();
  const [isSent, setSent] = useState(false);
  const form = useContractForm(sendJobApplication, {
    values: nothing,
    input: ({ telephone, text, cv, privacyRead, ...body }) => ({
      query,
      body: {
        ...body,
        job,
        ...(telephone.trim() && { telephone }),
        ...(text.trim() && { text }),
        // Its key is known once it was sent to the store.
        cv: { key: cv ? "chosen" : "", name: cv?.name ?? "" },
        // Unticked: refused as required.
        privacyRead: privacyRead as true,
      },
    }),
    check: ({ cv }) => ({ cv: (!cv && t("fieldProblem.required")) || (cv && !isAllowed(cv) && t("jobs.cvHint")) }),
    shows: ["cv"],
    send: async (input, { cv }) =>
      call(sendJobApplication, { ...input, body: { ...input.body, cv: cv ? await sent(cv) : input.body.cv } }),
    onSaved: () => setSent(true),
  });
  return (
    <section aria-labelledby="apply">
      <Title order={2} size="h3" id="apply" mb="md">
        {t("jobs.apply")}
      </Title>
      {isSent ? (
        <Sent title={t("jobs.sentTitle")} text={t("jobs.sentText")} />
      ) : (
        <Form {...form.frame}>
          <Stack>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <LimitedText
                label={t("contacts.contact.name")}
                autoComplete="name"
                longest={120}
                required
                {...form.field("name")}
              />
              <TextInput label={t("login.email")} type="email" autoComplete="email" required {...form.field("email")} />
              <LimitedText
                label={t("contacts.contact.telephone")}
                type="tel"
                autoComplete="tel"
                longest={30}
                {...form.field("telephone")}
              />
            </SimpleGrid>
            <FileField
              label={t("jobs.cv")}
              description={t("jobs.cvHint")}
              accept={types.join(",")}
              required
              value={form.values.cv}
              onChange={(cv) => form.setFieldValue("cv", cv)}
              error={form.errors["cv"]}
            />
            <LimitedArea
              label={t("jobs.letter")}
              longest={5000}
              autosize
              minRows={3}
              maxRows={16}
              {...form.field("text")}
            />
            <PrivacyBox {...form.box("privacyRead")} />
            <Text size="sm" c="dimmed">
              {t("jobs.kept")}
            </Text>
            <Refused form={form} />
            <Button type="submit" loading={form.isPending}>
              {t("jobs.send")}
            </Button>
          </Stack>
        </Form>
      )}
    </section>
  );
}
