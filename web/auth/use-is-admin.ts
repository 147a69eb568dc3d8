import { rankOf, roleRanks } from "#contract/roles.ts";
import { useSession } from "./session.tsx";

/** Whether the signed-in user is an administrator, not a recruiter. */
export const useIsAdmin = () => rankOf(useSession().user?.role) >= roleRanks.admin;
