import { createFileRoute } from "@tanstack/react-router";
import { standsFor } from "./-stands-for.ts";

/** Stands for the warehouse's pages, whose routes come with the office's. */
export const Route = createFileRoute("/warehouse/$")({ beforeLoad: standsFor("office") });
