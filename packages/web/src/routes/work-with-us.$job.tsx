import { createFileRoute, notFound } from "@tanstack/react-router";
import { jobs, type Job } from "@solvia/core/contacts/messages/message";
import { JobPage } from "../features/contacts/job-page.tsx";

const isJob = (text: string): text is Job => jobs.some((job) => job === text);

export const Route = createFileRoute("/work-with-us/$job")({
  params: {
    parse: ({ job }) => {
      if (!isJob(job)) throw notFound();
      return { job };
    },
    stringify: ({ job }) => ({ job }),
  },
  component: () => <JobPage job={Route.useParams().job} />,
});
