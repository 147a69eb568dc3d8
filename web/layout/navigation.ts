/** The main navigation (spec §2). */
export const navigation = [
  { to: "/", text: "nav.home" },
  { to: "/about", text: "nav.about" },
  { to: "/solutions", text: "nav.solutions" },
  { to: "/projects", text: "nav.projects" },
  { to: "/clients", text: "nav.clients" },
  { to: "/team", text: "nav.team" },
  { to: "/careers", text: "nav.careers" },
] as const;
