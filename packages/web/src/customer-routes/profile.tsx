import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ProfileLayout } from "../features/profile/profile-layout.tsx";

export const Route = createFileRoute("/profile")({
  component: () => (
    <ProfileLayout>
      <Outlet />
    </ProfileLayout>
  ),
});
