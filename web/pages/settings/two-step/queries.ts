import { useQuery } from "@tanstack/react-query";
import { fetchTwoStep } from "#web/api/two-step.ts";

/** Where two-step sign-in stands for the signed-in user. */
export function useTwoStep() {
  return useQuery({ queryKey: ["two-step"], queryFn: ({ signal }) => fetchTwoStep(signal) });
}
