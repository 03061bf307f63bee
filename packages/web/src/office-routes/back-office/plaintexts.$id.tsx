import { createFileRoute, notFound } from "@tanstack/react-router";
import { isPlainText } from "@solvia/core/content/plain-text";
import { textAsked, type TextAsked } from "../../features/publications/office/plain-texts/asked-text.ts";
import { PlainTextPage } from "../../features/publications/office/plain-texts/plain-text-page.tsx";

export const Route = createFileRoute("/back-office/plaintexts/$id")({
  validateSearch: (search: Record<string, unknown>): TextAsked => textAsked(search),
  component: EditedText,
});

function EditedText() {
  const { id } = Route.useParams();
  if (!isPlainText(id)) throw notFound();
  return <PlainTextPage {...Route.useSearch()} id={id} />;
}
