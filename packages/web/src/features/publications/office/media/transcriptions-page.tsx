import { listVideoTranscriptions } from "@solvia/core/contract/back-office/content-crm";
import { clockOf } from "@solvia/core/publications/media/media";
import type { SearchOf } from "../../../../api/search-of.ts";
import "../../../../i18n/areas/office.ts";
import "../../../../i18n/areas/office-recordings.ts";
import { languageIn } from "../../../../i18n/languages.ts";
import { declareList } from "../../../../ui/list/declaration.ts";
import { OfficeList } from "../../../office-kit/office-list.tsx";
import { TranscriptionBadge } from "./transcription-state.tsx";

type Contract = typeof listVideoTranscriptions;

/** Recordings that are written down or are to be, the last asked for first. */
const transcriptions = declareList({
  name: "transcriptions",
  contract: listVideoTranscriptions,
  title: "officeRecordings.title",
  nameOf: ({ recording, publicationTitle }) => recording || publicationTitle,
  open: ({ publicationId }) => ({ to: "/back-office/publications/$id", params: { id: publicationId } }),
  filters: {
    status: {
      kind: "choice",
      heading: "officeRecordings.status",
      any: "bo.all",
      word: (value, { t }) => t(`officeRecordings.statuses.${value}`, { defaultValue: value }),
    },
  },
  columns: [
    {
      id: "recording",
      heading: "officeRecordings.recording",
      lead: true,
      least: 24,
      value: ({ recording }, { t }) => recording || t("officeRecordings.recordingGone"),
    },
    {
      id: "publication",
      heading: "officeRecordings.publication",
      card: "wide",
      value: ({ publicationTitle }) => publicationTitle,
    },
    {
      id: "status",
      heading: "officeRecordings.status",
      whole: true,
      value: ({ status }, { t }) => t(`officeRecordings.statuses.${status}`),
      cell: ({ status }) => <TranscriptionBadge status={status} />,
    },
    {
      id: "language",
      heading: "officeRecordings.language",
      value: ({ language: spoken }, { language }) => languageIn(spoken, language),
    },
    {
      id: "length",
      heading: "officeRecordings.length",
      value: ({ seconds }) => (seconds === undefined ? undefined : clockOf(seconds)),
    },
    { id: "askedOn", heading: "officeRecordings.askedOn", kind: "instant", value: ({ askedOn }) => askedOn },
    { id: "since", heading: "officeRecordings.since", kind: "instant", more: true, value: ({ since }) => since },
    { id: "lines", heading: "officeRecordings.lines", kind: "number", more: true, value: ({ lines }) => lines },
    {
      id: "attempts",
      heading: "officeRecordings.attempts",
      kind: "number",
      more: true,
      value: ({ attempts }) => attempts,
    },
    { id: "reason", heading: "officeRecordings.reason", more: true, value: ({ reason }) => reason },
  ],
  empty: { title: "officeRecordings.empty", hint: "officeRecordings.emptyHint" },
});

export const TranscriptionsPage = ({ search }: { search: SearchOf<Contract> }) => (
  <OfficeList list={transcriptions} search={search} />
);
