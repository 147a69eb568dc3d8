import type { CompanyContent } from "./read-company.ts";

type Language = "en" | "vi";

const ofEach = (records: readonly { id: string }[], key: (id: string) => string) =>
  records.map(({ id }) => key(id));

/** `key`, if there are records below it, and the keys of these. */
const section = (key: string, keys: readonly string[]) => (keys.length === 0 ? [] : [key, ...keys]);

const isOnHome = ({ isOnHome: isMarked }: { isOnHome?: boolean }) => isMarked === true;

const advertised = ({ positions }: CompanyContent) =>
  positions.filter((position) => position.advertised);

/** The headings of each page by their keys: what the specification names, for the records there are. */
export function sectionsOf(content: CompanyContent): Readonly<Record<string, readonly string[]>> {
  const { areas, products, plainSolutions, events, videos, mission, values } = content;
  const { blockchainProjects, fintechProjects, aiProjects, clients, mentors, directors } = content;
  const adverts = (kind: string) => advertised(content).filter((one) => one.kind === kind);
  return {
    "/": [
      "hero.title",
      ...section(
        "business.title",
        areas.map((area) => `business.${area}`),
      ),
      "why.title",
      ...["expertise", "technology", "clients", "tailored"].map((reason) => `why.${reason}`),
      ...section("home.projects.title", [
        ...ofEach(
          [...blockchainProjects, ...fintechProjects].filter(isOnHome),
          (id) => `projects.${id}`,
        ),
        ...ofEach(aiProjects.filter(isOnHome), (id) => `projects.ai.${id}`),
      ]),
      "home.call.title",
    ],
    "/about": [
      "about.us.title",
      "about.vision.title",
      ...section(
        "about.mission.title",
        ofEach(mission, (id) => `about.mission.${id}`),
      ),
      ...section(
        "about.values.title",
        ofEach(values, (id) => `about.values.${id}`),
      ),
      ...section(
        "about.media.title",
        ofEach(videos, (id) => `video.${id}.title`),
      ),
      ...section(
        "about.events.title",
        ofEach(events, (id) => `event.${id}.title`),
      ),
      "about.closing.title",
    ],
    "/solutions": [
      ...areas
        .filter((one) => one === "ai" || products.some(({ area }) => area === one))
        .map((area) => `solutions.${area}`),
      ...ofEach(products, (id) => `product.${id}`),
      ...ofEach(plainSolutions, (id) => `solutions.${id}`),
      "solutions.call.title",
    ],
    "/projects": [
      ...section(
        "projects.blockchain",
        ofEach(blockchainProjects, (id) => `projects.${id}`),
      ),
      ...section(
        "projects.fintech",
        ofEach(fintechProjects, (id) => `projects.${id}`),
      ),
      ...ofEach(fintechProjects, (id) => `projects.${id}.note`).filter(
        (note) => `${note}.text` in content.texts.en,
      ),
      ...section(
        "projects.ai",
        ofEach(aiProjects, (id) => `projects.ai.${id}`),
      ),
      "projects.call.title",
    ],
    "/clients": [
      "clients.title",
      ...clients.flatMap(({ solutions }) => solutions.map((id) => `clients.${id}`)),
      "clients.call.title",
    ],
    "/team": [
      "team.hero.title",
      ...(mentors.length > 0 ? ["team.mentors.title"] : []),
      ...(directors.length > 0 ? ["team.directors.title"] : []),
      "team.call.title",
    ],
    "/careers": [
      "careers.benefits",
      ...["innovation", "mentorship", "growth", "package"].map((one) => `careers.benefit.${one}`),
      ...(adverts("full-time").length > 0 ? ["careers.fullTime"] : []),
      ...(adverts("internship").length > 0 ? ["careers.internships"] : []),
      "careers.process",
      ...["submit", "interview", "test", "result"].map((step) => `careers.process.${step}`),
      "careers.contact",
    ],
    "/contact": ["contact.title", "contact.details", "contact.social"],
    "/privacy-policy": ["purpose", "scope", "security", "rights", "contact"].map(
      (part) => `privacy.${part}`,
    ),
    "/terms-of-service": ["acceptance", "scope", "user", "liability", "basis", "changes"].map(
      (part) => `terms.${part}`,
    ),
  };
}

/** Other data of the company that a page shows. */
export function shownOn(path: string, language: Language, content: CompanyContent): string[] {
  const { company, clients, mentors, directors } = content;
  const titles = advertised(content).map(({ title }) => title[language]);
  const shown: Readonly<Record<string, string[]>> = {
    "/clients": clients.map(({ name }) => name[language]),
    "/team": [...mentors, ...directors].map(({ name }) => name),
    "/careers": [...titles, company.hrEmail, company.address[language]],
    "/contact": [company.phone, company.email, company.address[language]],
    "/privacy-policy": [company.privacyEmail],
    "/terms-of-service": [company.email],
  };
  return shown[path] ?? [];
}
