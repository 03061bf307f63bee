import { Problem } from "../../platform/problems.ts";

/** Of some acts those that their rules let pass: what is offered is what would not be refused. */
export const offeredOf = <Act extends string>(acts: readonly Act[], demand: (act: Act) => void): Act[] =>
  acts.filter((act) => {
    try {
      demand(act);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  });
