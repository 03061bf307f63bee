import { Problem } from "./problems.ts";

/**
 * Who drives a thing through its states: the customer, an installer, the back office, the warehouse, the system's own jobs, the payment provider; and who only
 * looks on, an employee whose rights let them see it and change nothing.
 */
export const actors = ["customer", "installer", "back-office", "warehouse", "system", "provider", "onlooker"] as const;
export type Actor = (typeof actors)[number];

/** What may be done to a thing, in the words of whoever asks for it. */
export interface Action<S extends string, F> {
  from: readonly S[];
  /** Where it leads: one state; of several the use case says which; without one it stays where it is. */
  to?: S | readonly S[];
  actors: readonly Actor[];
  /** What else it must be for that; throws the Problem that says what it is instead. */
  guard?: (subject: F) => void;
  /** What the action changes of it besides its state. */
  effects?: (subject: F) => Partial<F>;
}

type Actions<S extends string, F> = Readonly<Record<string, Action<S, F>>>;
/** The actions that lead to one state. */
type Plain<A> = {
  [K in keyof A]: A[K] extends { to: string } ? K : never;
}[keyof A] &
  string;

/** An action as whoever draws or walks it sees it. */
interface AnyAction {
  from: readonly string[];
  to?: string | readonly string[];
  actors: readonly Actor[];
  guard?: unknown;
}

/** A machine as whoever draws or walks it sees it. */
export interface AnyMachine {
  name: string;
  /** Where a thing holds its state. */
  field: string;
  states: readonly string[];
  first: string;
  actions: Readonly<Record<string, AnyAction>>;
  leads(before: string, after: string, action?: string): boolean;
}

/** The life of a thing: what is not declared is refused, and so is who may not. `F` is what guards and effects look at. */
export interface Machine<S extends string, F, A extends Actions<S, F>> extends AnyMachine {
  states: readonly S[];
  first: S;
  actions: A;
  /** Demands that this actor may do this to it now. Problems: invalid-transition, and those of the action's guard. */
  demand<K extends keyof A & string>(subject: F, action: K, actor: A[K]["actors"][number]): void;
  /** The thing after an action of one outcome, with its effects; problems as of `demand`. */
  after<T extends F, K extends Plain<A>>(subject: T, action: K, actor: A[K]["actors"][number]): T;
  /** Whether `demand` would let this actor do it, to be offered: whoever they are. */
  offers(subject: F, action: keyof A & string, actor: Actor): boolean;
  /** Whether an action, or this one, leads from the one state to the other. */
  leads(before: string, after: string, action?: string): boolean;
}

interface Definition<S extends string, A> {
  name: string;
  states: readonly S[];
  /** In which it begins. */
  first: S;
  actions: A;
}

/** All states that an action may lead to from this one. */
export const outcomesOf = ({ to }: AnyAction, before: string): readonly string[] =>
  to === undefined ? [before] : typeof to === "string" ? [to] : to;

/** Whether nothing is refused; what fails otherwise is thrown. */
export function isLet(demand: () => void): boolean {
  try {
    demand();
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/**
 * Declares a machine over things that have at least `F`: `machine<Facts>()({ name, states, first, actions })`. Their state is
 * their status, unless another field is said.
 */
export const machine =
  <F extends Record<K, string>, K extends string = "status">(field: K = "status" as K) =>
  <const A extends Actions<F[K], F>>(definition: Definition<F[K], A>): Machine<F[K], F, A> => {
    const actionOf = (name: string): Action<F[K], F> => definition.actions[name] as Action<F[K], F>;
    const demand = (subject: F, name: string, actor: Actor): void => {
      const { from, actors: allowed, guard } = actionOf(name);
      const state = subject[field];
      if (!from.includes(state)) throw new Problem("invalid-transition", { state, action: name });
      if (!allowed.includes(actor)) throw new Problem("invalid-transition", { state, action: name, actor });
      guard?.(subject);
    };
    return {
      ...definition,
      field,
      demand,
      offers: (subject, name, actor) => isLet(() => demand(subject, name, actor)),
      after: (subject, name, actor) => {
        demand(subject, name, actor);
        const { to, effects } = actionOf(name);
        return { ...subject, ...effects?.(subject), [field]: to };
      },
      leads: (before, after, only) =>
        Object.entries(definition.actions).some(
          ([name, action]) =>
            (only === undefined || name === only) &&
            action.from.some((state) => state === before) &&
            outcomesOf(action, before).includes(after),
        ),
    };
  };
