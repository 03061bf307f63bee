import type { Role } from "../../platform/access.ts";

interface Limits {
  /** Without anybody at the keys for this long a session ends. */
  idleSeconds: number;
  /** It ends this long after its login, whatever happens. */
  lifetimeSeconds: number;
}

const [minute, hour, day] = [60, 3600, 86_400];
const limitsOfCustomers: Limits = { idleSeconds: 14 * day, lifetimeSeconds: 30 * day };
const limitsOfRoles: Partial<Record<Role, Limits>> = {
  sales_agent: { idleSeconds: 2 * hour, lifetimeSeconds: 12 * hour },
  warehouse: { idleSeconds: 4 * hour, lifetimeSeconds: 12 * hour },
  admin: { idleSeconds: 30 * minute, lifetimeSeconds: 12 * hour },
};

/** How long a session of somebody with these roles lives: of several roles the shorter (ASVS 3.3.2; docs/decisions/sessions.md). */
export function sessionLimits(roles: readonly Role[]): Limits {
  const limits = roles.flatMap((role) => limitsOfRoles[role] ?? []);
  if (limits.length === 0) return limitsOfCustomers;
  return {
    idleSeconds: Math.min(...limits.map(({ idleSeconds }) => idleSeconds)),
    lifetimeSeconds: Math.min(...limits.map(({ lifetimeSeconds }) => lifetimeSeconds)),
  };
}

interface Times {
  /** Instants, ISO 8601. */
  createdOn: string;
  lastSeenOn: string;
}

const secondsSince = (at: string, now: Date): number => (now.getTime() - Date.parse(at)) / 1000;

/** Whether the session still stands for somebody with these roles. */
export function stands({ createdOn, lastSeenOn }: Times, roles: readonly Role[], now: Date): boolean {
  const { idleSeconds, lifetimeSeconds } = sessionLimits(roles);
  return secondsSince(lastSeenOn, now) < idleSeconds && secondsSince(createdOn, now) < lifetimeSeconds;
}

/**
 * Whether it is time to write down that somebody is there: six times in the idle time, so that a busy day is some writes and
 * not thousands. A session may so end up to a sixth sooner after the last use, never later.
 */
export const dueToTouch = ({ lastSeenOn }: Times, roles: readonly Role[], now: Date): boolean =>
  secondsSince(lastSeenOn, now) >= sessionLimits(roles).idleSeconds / 6;

/** How long a proof of who sits there (login, password, code) counts for what asks for one, in seconds. */
const proofSeconds = 600;

/** Whether a proof of that instant, epoch seconds, still counts. */
export const provenLately = (provenAt: number | undefined, now: Date): boolean =>
  provenAt !== undefined && now.getTime() / 1000 - provenAt < proofSeconds;
