import { PublicationPage } from "../publication-page.tsx";
import { WebinarPart } from "./webinar-part.tsx";
import { WebinarsPage } from "./webinars-page.tsx";

interface Props {
  /** Below /webinars: nothing, "past", a code, or "past/" with a code. */
  path: string;
  /** What the address says is the secret of a preview. */
  preview: unknown;
}

/** Webinars to come, those that are over, and each one's own page. */
export function WebinarsScreen({ path, preview }: Props) {
  const code = path.replace(/^past\/?/, "").replace(/\/$/, "");
  if (code === "") return <WebinarsPage phase={path === "" ? "upcoming" : "past"} />;
  return (
    <PublicationPage
      area="webinars"
      code={code}
      preview={typeof preview === "string" ? preview : undefined}
      Beside={WebinarPart}
    />
  );
}
