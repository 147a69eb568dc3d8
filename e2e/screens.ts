/** The public screens, each once; /careers/ai-engineer stands for all positions. */
export const screens = [
  "/",
  "/about",
  "/solutions",
  "/projects",
  "/clients",
  "/team",
  "/careers",
  "/careers/ai-engineer",
  "/careers/apply",
  "/contact",
  "/privacy-policy",
  "/terms-of-service",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
] as const;
