import { createFileRoute } from "@tanstack/react-router";
import type { listVideoTranscriptions } from "@solvia/core/contract/back-office/content-crm";
import { searchOf } from "../../api/search-of.ts";
import { TranscriptionsPage } from "../../features/publications/office/media/transcriptions-page.tsx";

export const Route = createFileRoute("/back-office/video-transcriptions")({
  validateSearch: searchOf<typeof listVideoTranscriptions>(),
  component: () => <TranscriptionsPage search={Route.useSearch()} />,
});
