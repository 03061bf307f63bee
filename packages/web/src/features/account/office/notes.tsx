import { ActionIcon, Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { addCompanyNote as contract } from "@solvia/core/contract/back-office/users";
import { allowed } from "@solvia/core/platform/access";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { call, pagesOf } from "../../../api/client.ts";
import { addCompanyNote, listCompanyNotes, removeCompanyNote } from "../../../api/endpoints.gen.ts";
import { upload } from "../../../api/upload.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { dateTime } from "../../../i18n/format.ts";
import { Form } from "../../../ui/form.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Empty, Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { ShowMore } from "../../orders/order-list.tsx";
import { useUser } from "../../login/session.ts";
import type { Place } from "../../../ui/leaving.tsx";
import { useRecordWrite } from "../../office-kit/use-record-write.ts";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { IconTrash } from "../../../ui/icons.gen.ts";
import { FileField } from "../../../ui/fields/file-field.tsx";

/** What the back office has written down about a company, and a new note. */
export function Notes({ companyId }: { companyId: string }) {
  const { t, language } = useTexts(officeTexts, officePeopleTexts);
  const write = useRecordWrite();
  const mayRemove = allowed(removeCompanyNote.access, useUser() ?? undefined);
  const [removing, setRemoving] = useState<string>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listCompanyNotes, { params: { id: companyId }, query: { limit: 20 } }),
  );
  const notes = data?.pages.flatMap(({ items }) => items);
  return (
    <Stack>
      <AddNote companyId={companyId} />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!notes && !error && <Waiting shape="cards" count={2} />}
      {notes?.length === 0 && <Empty title={t("officePeople.noNotes")} />}
      {notes?.map(({ id, text, author, createdOn, attachments }) => (
        <Paper key={id} withBorder p="md">
          <Group justify="space-between" align="flex-start" wrap="nowrap">
            <Text size="sm" c="dimmed">
              {author || t("officePeople.formerColleague")} · {dateTime(createdOn, language)}
            </Text>
            {mayRemove && (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={t("officePeople.removeNote")}
                onClick={() => setRemoving(id)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </Group>
          <Text className="own-lines">{text}</Text>
          <Group gap="md" mt={4}>
            {attachments.map((file) => (
              <Anchor key={file.id} href={`/api/download-file/${file.id}`} target="_blank" rel="noreferrer">
                {file.fileName}
              </Anchor>
            ))}
          </Group>
        </Paper>
      ))}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
      {removing && (
        <ConfirmDialog
          question={t("officePeople.removeNoteQuestion")}
          onConfirm={() =>
            write.mutate(() => call(removeCompanyNote, { params: { id: companyId, noteId: removing } }), {
              onSettled: () => setRemoving(undefined),
            })
          }
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Stack>
  );
}

/** The note stands in a tab of its own. */
const sameTab = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && (one.search as { tab?: string }).tab === (other.search as { tab?: string }).tab;

function AddNote({ companyId }: { companyId: string }) {
  const { t } = useTexts(officeTexts, officePeopleTexts);
  const write = useRecordWrite();
  const form = useContractForm(addCompanyNote, {
    values: { text: "", files: [] as File[] },
    // The files' keys come with their uploads.
    input: ({ text, files }) => ({
      params: { id: companyId },
      body: { text, attachments: files.map(({ name }) => ({ file: name, name })) },
    }),
    send: ({ body, ...input }, { files }) =>
      write.mutateAsync(async () => {
        const attachments = [];
        for (const file of files) attachments.push({ file: await upload("company-note", file), name: file.name });
        return call(addCompanyNote, { ...input, body: { ...body, attachments } });
      }) as ReturnType<typeof call<typeof contract>>,
    draft: { of: `note/${companyId}`, without: ["files"] },
    clears: true,
  });
  return (
    <Form {...form.frame} same={sameTab}>
      <Group align="flex-end">
        <LimitedArea
          label={t("officePeople.note")}
          {...form.getInputProps("text")}
          longest={5000}
          autosize
          minRows={2}
          flex={1}
          miw={260}
        />
        <FileField
          label={t("officePeople.files")}
          placeholder={t("bo.chooseFile")}
          accept={uploadKinds["company-note"].types.join(",")}
          {...form.getInputProps("files")}
          multiple
          w={220}
        />
        <Button type="submit" disabled={form.values.text.trim() === ""} loading={form.isPending}>
          {t("officePeople.addNote")}
        </Button>
      </Group>
    </Form>
  );
}
