import { createFileRoute } from "@tanstack/react-router";
import { standsFor } from "./-stands-for.ts";

/** Stands for every page of the profile until one is asked for: who only looks at goods doesn't carry its routes. */
export const Route = createFileRoute("/profile/$")({ beforeLoad: standsFor("customer") });
