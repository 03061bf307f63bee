import { createFileRoute } from "@tanstack/react-router";
import { KitPage } from "../features/kits/kit-page.tsx";

export const Route = createFileRoute("/kit/$id")({ component: () => <KitPage id={Route.useParams().id} /> });
